import { markdownTable } from './markdown-table.ts';
import type { Peer } from './peers.ts';
import { bundleSize, type Size } from './sizes.ts';

const NAMES = [
  'toLunar',
  'toSolar',
  'solarTerms',
  'fourPillars',
  'napAm',
  'cungMenh',
  'hoursOfDay',
];

/** Largest sizes in bytes, minified and gzipped. */
const LIMITS = { toLunar: 1500, withoutTexts: 8192 };

/**
 * Measures the sizes of this library's exports and of the peers' conversions, and lists exceeded
 * limits.
 */
export async function compareSizes(
  peers: Peer[],
): Promise<{ own: string; peers: string; tooLarge: string[] }> {
  const row = (name: string, { minified, gzipped }: Size) => [name, `${minified}`, `${gzipped}`];
  const parts = new Map<string, Size>();
  for (const name of NAMES) parts.set(name, await bundleSize(`export { ${name} } from "./mod.ts"`));
  const withoutTexts = await bundleSize(`export * from "./mod.ts"`, ['./elements.json']);
  const own = markdownTable(['import', 'minified, bytes', 'gzipped, bytes'], [
    ...[...parts].map(([name, size]) => row(`\`${name}\``, size)),
    row('everything without the texts of `analyze`', withoutTexts),
    row('everything', await bundleSize(`export * from "./mod.ts"`)),
  ]);
  const rows = [];
  for (const peer of peers) rows.push(row(peer.name, await bundleSize(peer.bundle)));
  const tooLarge = [];
  if (parts.get('toLunar')!.gzipped > LIMITS.toLunar) tooLarge.push('toLunar');
  if (withoutTexts.gzipped > LIMITS.withoutTexts) tooLarge.push('everything without the texts');
  return {
    own,
    peers: markdownTable(['solar to lunar', 'minified, bytes', 'gzipped, bytes'], rows),
    tooLarge,
  };
}
