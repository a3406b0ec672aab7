import { type Calendar, type LunarDate, toLunar } from '../mod.ts';
import { everyDay } from './births.ts';
import { markdownTable } from './markdown-table.ts';
import type { Peer } from './peers.ts';

const CALENDARS: Calendar[] = ['vietnam', 'utc+7', 'utc+8'];

function isSame(a: LunarDate, b: LunarDate): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year && a.leap === b.leap;
}

/**
 * Returns a Markdown table of the days, out of 73,414 from 1900 to 2100, on which each peer differs
 * from the three calendars. This library is the reference, because its tests compare every day with
 * the ephemerides.
 */
export function compareAccuracy(peers: Peer[]): string {
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
