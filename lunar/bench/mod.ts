import { almanacPeers } from './almanac-peers.ts';
import { almanacDifferences } from './compare-almanac.ts';
import { chartPeers } from './chart-peers.ts';
import { type CalendarPeer, loadPeers } from './peers.ts';
import { compareSizes } from './size-table.ts';
import { compareSpeed } from './speed.ts';
import { writeBetweenMarkers } from './write-between-markers.ts';
import { type Calendar, type LunarDate, toLunar } from '../mod.ts';
import { everyDay } from './births.ts';
import { markdownTable } from './markdown-table.ts';

const CALENDARS: Calendar[] = ['vietnam', 'utc+7', 'utc+8'];

function isSame(a: LunarDate, b: LunarDate): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year && a.leap === b.leap;
}

/**
 * Returns a Markdown table of the days, out of 73,414 from 1900 to 2100, on which each peer differs
 * from the three calendars. This library is the reference, because its tests compare every day with
 * the ephemerides.
 */
function compareAccuracy(peers: CalendarPeer[]): string {
  const days = everyDay();
  const references = CALENDARS.map((calendar) => days.map((day) => toLunar(day, { calendar })));
  const rows = peers.map((peer) => {
    const answers = days.map((day) => peer.toLunar(day));
    const errorCounts = references.map((reference) =>
      reference.filter((date, i) => !isSame(date, answers[i]!)).length.toLocaleString('en')
    );
    return [peer.name, peer.licence, ...errorCounts];
  });
  return markdownTable(
    ['', 'licence', 'days off the official calendar', 'off UTC+7', 'off UTC+8 (China)'],
    rows,
  );
}

/**
 * Compares this library with its peers: accuracy, CPU time and size. `deno run -A
 * lunar/bench/mod.ts` prints the tables; with `--write` it also puts them into `COMPARISON.md`.
 *
 * @module
 */

const peers = await loadPeers();
const sizes = await compareSizes(peers, chartPeers, almanacPeers);
const speed = await compareSpeed([...peers, ...chartPeers, ...almanacPeers]);
const sections: Record<string, string> = {
  accuracy: compareAccuracy(peers),
  'speed of toLunar': speed.tables.toLunar,
  'speed of fourPillars': speed.tables.fourPillars,
  'speed of laSo': speed.tables.laSo,
  'almanac differences': almanacDifferences(),
  'speed of almanac': speed.tables.almanac,
  'size of peers': sizes.peers,
  'size of charts': sizes.charts,
  'size of almanacs': sizes.almanacs,
  'size of parts': sizes.own,
};

for (const [name, table] of Object.entries(sections)) console.log(`\n${name}\n\n${table}`);

console.log('\ntargets\n');
for (const { description, minimum, measured } of speed.targets) {
  console.log(
    `${measured >= minimum ? 'met' : 'MISSED'}: ${description}: ${
      measured.toFixed(1)
    } (${minimum} or more)`,
  );
}
console.log(sizes.tooLarge.length ? `MISSED: too large: ${sizes.tooLarge}` : 'met: sizes');

if (Deno.args.includes('--write')) {
  const comparison = new URL('../COMPARISON.md', import.meta.url);
  const { deno, v8 } = Deno.version;
  const machine = `Deno ${deno} (V8 ${v8}), ${Deno.build.os} ${Deno.build.arch}, ` +
    `${navigator.hardwareConcurrency} cores; CPU time, median of 3 processes × 5 rounds.`;
  const text = Object.entries({ ...sections, machine }).reduce(
    (text, [name, table]) => writeBetweenMarkers(text, name, table),
    Deno.readTextFileSync(comparison),
  );
  Deno.writeTextFileSync(comparison, text);
}
