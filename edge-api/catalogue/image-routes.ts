import { Hono } from 'hono';
import { NotFoundError } from '../errors.ts';
import { svgHeaders } from '../http/svg-headers.ts';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Matches a plain file name: no folder, no leading dot. */
const fileName = /^[a-z0-9][a-z0-9._-]{0,159}\.(avif|webp|jpe?g|png|svg)$/i;

/**
 * `GET /{image}`: an image file. Names contain a digest of the content, so browsers cache the files
 * permanently.
 *
 * @param folders absolute paths, which may not exist; the first folder that has the file wins.
 * Files outside of the folders are never served, nor are symbolic links
 */
export function imageRoutes(folders: readonly string[]) {
  return new Hono().get('/:image', async (c) => {
    const name = c.req.param('image');
    const extension = fileName.exec(name)?.[1]?.toLowerCase();
    if (!extension) throw new NotFoundError();
    for (const folder of folders) {
      const bytes = await readPlainFile(`${folder}/${name}`);
      if (!bytes) continue;
      return c.body(bytes, 200, {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(extension === 'svg' ? svgHeaders : {}),
      });
    }
    throw new NotFoundError();
  });
}

async function readPlainFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { isFile } = await Deno.lstat(path);
    return isFile ? await Deno.readFile(path) : undefined;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return undefined;
    }
    throw error;
  }
}
