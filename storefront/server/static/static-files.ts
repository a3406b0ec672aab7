import { encodeBody, type EncodedBody, replyEncoded } from '@thach-an/edge-api';
import type { Context, MiddlewareHandler } from 'hono';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const compressible = new Set(['css', 'js', 'json', 'svg', 'txt', 'webmanifest']);

/** Files that React Router names by their content. */
const hashedFolder = '/assets/';

/**
 * Serves the files of a built folder, and nothing that was not in it at the start: a request is looked
 * up in a list of names and never becomes a path. Files are read and compressed when first asked for.
 *
 * @param folder an absolute path
 */
export async function staticFiles(folder: string): Promise<MiddlewareHandler> {
  const files = new Map<string, () => Promise<EncodedBody | Uint8Array<ArrayBuffer>>>();
  for await (const path of listFiles(folder, '')) files.set(path, once(() => load(folder + path)));

  return async (c, next) => {
    const path = c.req.path;
    const file = files.get(path);
    if (file && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
      return send(c, path, await file());
    }
    // A page of an older build asks for a file that is no more: it must not be taken for one.
    if (path.startsWith(hashedFolder)) {
      return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    }
    await next();
  };
}

function send(c: Context, path: string, file: EncodedBody | Uint8Array<ArrayBuffer>) {
  const headers = {
    'Content-Type': types[extensionOf(path)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith(hashedFolder)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  };
  return file instanceof Uint8Array ? c.body(file, 200, headers) : replyEncoded(c, file, headers);
}

async function load(path: string): Promise<EncodedBody | Uint8Array<ArrayBuffer>> {
  const bytes = await Deno.readFile(path);
  return compressible.has(extensionOf(path)) ? await encodeBody(bytes, 11) : bytes;
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<string> {
  for await (const entry of Deno.readDir(folder)) {
    const path = `${prefix}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory) yield* listFiles(`${folder}/${entry.name}`, path);
    else if (entry.isFile) yield path;
  }
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Does the work with the first call; a failure is forgotten, so that the next call tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    result ??= work().catch((error) => {
      result = undefined;
      throw error;
    });
}
