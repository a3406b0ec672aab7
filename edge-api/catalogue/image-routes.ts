import { Hono } from 'hono';
import { NotFoundError } from '../errors.ts';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** A file name and nothing else: no folder, no dot in front. */
const fileName = /^[a-z0-9][a-z0-9._-]{0,159}\.(avif|webp|jpe?g|png|svg)$/i;

/**
 * `GET /{image}`: a picture of one folder. Names carry a digest of their content, so what was once
 * loaded is kept for good.
 *
 * @param folder an absolute path; nothing outside it is ever served, links included
 */
export function imageRoutes(folder: string) {
  return new Hono().get('/:image', async (c) => {
    const name = c.req.param('image');
    const extension = fileName.exec(name)?.[1]?.toLowerCase();
    if (!extension) throw new NotFoundError();
    const bytes = await readPlainFile(`${folder}/${name}`);
    if (!bytes) throw new NotFoundError();
    return c.body(bytes, 200, {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}

async function readPlainFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { isFile } = await Deno.lstat(path);
    return isFile ? await Deno.readFile(path) : undefined;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
