import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Size of a bundle in bytes: minified, and minified and compressed. */
export type Size = { minified: number; gzipped: number };

/** Modules that the limit of the calendar, the pillars and the palace does not include. */
export const OUTSIDE_BASIS = [
  './la-so/la-so.ts',
  './almanac/*',
  './everyday/*',
  './ics/*',
  './civil-time/*',
  './elements.json',
];

/**
 * Bundles an entry with esbuild (ESM, minified) and compresses it with gzip -9. The modules
 * `without` are excluded.
 */
export async function bundleSize(entry: string, without: string[] = []): Promise<Size> {
  const { outputFiles } = await build({
    stdin: {
      contents: entry,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: without,
    logLevel: 'error',
  });
  const { contents } = outputFiles[0]!;
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
