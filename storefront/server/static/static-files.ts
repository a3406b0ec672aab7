import {
  encodeBody,
  type EncodedBody,
  ignoreMissing,
  lazy,
  replyEncoded,
  setRoute,
  svgHeaders,
} from '@thach-an/edge-api';
import type { Context, MiddlewareHandler } from 'hono';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const compressible = new Set(['css', 'js', 'json', 'svg', 'txt', 'wasm', 'webmanifest']);

/** Highest Brotli quality of a program of 3 MB: 11 takes 14 s instead of one, for 13 % less. */
const wasmQuality = 5;

/** Folder of the files whose names contain a hash of their content. */
const hashedFolder = '/assets/';

export interface StaticFilesOptions {
  /** Beginning of the paths. @default none */
  prefix?: string;
  /** `true` if caches between browser and server may store the files. @default true */
  shared?: boolean;
}

/**
 * Serves the files of a built folder. The names are listed once at the start, and a request is only
 * looked up among them: it never becomes a path. A file is read and compressed at its first
 * request.
 *
 * @param folder absolute path
 * @param quality Brotli quality, 0 to 11
 */
export async function staticFiles(
  folder: string,
  quality = 11,
  { prefix = '', shared = true }: StaticFilesOptions = {},
): Promise<MiddlewareHandler> {
  const files = new Map<string, () => Promise<EncodedBody | Uint8Array<ArrayBuffer>>>();
  for await (const path of listFiles(folder, '')) {
    // A page needs headers of its own.
    if (extensionOf(path) !== 'html') files.set(path, lazy(() => load(folder + path, quality)));
  }

  const notFound = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' });

  return async (c, next) => {
    const path = c.req.path.slice(prefix.length);
    const file = files.get(path);
    const isHashed = path.startsWith(hashedFolder);
    if (file && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
      setRoute(c, prefix + (isHashed ? `${hashedFolder}*` : path));
      // A newer build may have replaced the folder.
      const content = await file().catch(ignoreMissing);
      return content ? send(c, path, content, shared) : notFound(c);
    }
    // A page of an older build requests a file that no longer exists: it must not get a document.
    if (isHashed) return notFound(c);
    await next();
  };
}

function send(
  c: Context,
  path: string,
  file: EncodedBody | Uint8Array<ArrayBuffer>,
  shared: boolean,
) {
  const scope = shared ? 'public' : 'private';
  const headers = {
    'Content-Type': types[extensionOf(path)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith(hashedFolder)
      ? `${scope}, max-age=31536000, immutable`
      : path === '/sw.js'
      // A new build must be noticed with the next visit.
      ? 'no-cache'
      : `${scope}, max-age=3600`,
    ...(extensionOf(path) === 'svg' ? svgHeaders : {}),
  };
  if (file instanceof Uint8Array) return c.body(file, 200, headers);
  // A built file does not change while the server runs.
  return replyEncoded(c, file, headers, { isCurrent: () => true });
}

async function load(
  path: string,
  quality: number,
): Promise<EncodedBody | Uint8Array<ArrayBuffer>> {
  const bytes = await Deno.readFile(path);
  const extension = extensionOf(path);
  if (!compressible.has(extension)) return bytes;
  return await encodeBody(bytes, extension === 'wasm' ? Math.min(quality, wasmQuality) : quality);
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
