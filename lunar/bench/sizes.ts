import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Size of a bundle in bytes: minified, and minified and compressed. */
export type Size = { minified: number; gzipped: number };

/** Names of the calendar, the pillars and the palace, which have a common limit. */
const BASIS = `analyze, branches, canChiOfDay, canChiOfYear, colorHex, cungMenh, daysInLunarMonth,
  fourPillars, fromJulianDay, hoursOfDay, julianDay, leapMonth, lunarNewYear, napAm, solarTerms, stems,
  toLunar, toSolar`;

/**
 * Measures the bundle of the calendar, the pillars and the palace, without the texts of `analyze`.
 */
export function basisSize(): Promise<Size> {
  return bundleSize(`export { ${BASIS} } from "./mod.ts"`, ['./elements.json']);
}

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
