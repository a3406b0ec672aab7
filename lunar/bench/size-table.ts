import { markdownTable } from './markdown-table.ts';
import type { Peer } from './peers.ts';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Size of a bundle in bytes: minified, and minified and compressed. */
type Size = { minified: number; gzipped: number };

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

const NAMES = [
  'toLunar',
  'toSolar',
  'solarTerms',
  'fourPillars',
  'napAm',
  'cungMenh',
  'hoursOfDay',
  'almanac',
  'civilTime',
  'fromDate',
  'trueSolarTime',
  'laSo',
];

/** Largest sizes in bytes, minified and gzipped. */
export const LIMITS = { toLunar: 1600, laSo: 15_000, almanacBesideToLunar: 4096, basis: 8192 };

/**
 * Measures the sizes of this library's exports and of the peers' conversions, charts and almanacs,
 * and lists exceeded limits.
 */
export async function compareSizes(
  peers: Peer[],
  chartPeers: Peer[],
  almanacPeers: Peer[],
): Promise<
  { own: string; peers: string; charts: string; almanacs: string; tooLarge: string[] }
> {
  const row = (name: string, { minified, gzipped }: Size) => [name, `${minified}`, `${gzipped}`];
  const parts = new Map<string, Size>();
  for (const name of NAMES) parts.set(name, await bundleSize(`export { ${name} } from "./mod.ts"`));
  const basis = await basisSize();
  const own = markdownTable(['import', 'minified, bytes', 'gzipped, bytes'], [
    ...[...parts].map(([name, size]) => row(`\`${name}\``, size)),
    row('calendar, pillars and palace, without the texts of `analyze`', basis),
    row('everything', await bundleSize(`export * from "./mod.ts"`)),
  ]);
  const tableOf = async (task: string, peers: Peer[]) => {
    const rows = [];
    for (const { name, bundle } of peers) rows.push(row(name, await bundleSize(bundle)));
    return markdownTable([task, 'minified, bytes', 'gzipped, bytes'], rows);
  };
  const tooLarge = [];
  if (parts.get('toLunar')!.gzipped > LIMITS.toLunar) tooLarge.push('toLunar');
  if (parts.get('laSo')!.gzipped > LIMITS.laSo) tooLarge.push('laSo');
  const added = parts.get('almanac')!.gzipped - parts.get('toLunar')!.gzipped;
  if (added > LIMITS.almanacBesideToLunar) tooLarge.push('almanac');
  if (basis.gzipped > LIMITS.basis) tooLarge.push('everything without charts, clocks and texts');
  return {
    own,
    peers: await tableOf('solar to lunar', peers),
    charts: await tableOf('chart', chartPeers),
    almanacs: await tableOf('almanac of a day', almanacPeers),
    tooLarge,
  };
}
