import type { Birth } from '../four-pillars/four-pillars.ts';
import { changeOf, type ClockChange, clockSpans } from './clock-changes.ts';
import { secondsOfBirth } from './clock-reading.ts';
import type { Place } from './clock-table.ts';

/** Offset of the legal clock at a time, and its source. */
export type CivilTime = {
  /**
   * Offset from UTC in hours. In a gap or overlap it is the offset before the change. In October
   * 1954 in the North it is the offset after the change.
   */
  utcOffset: number;
  /** Decree or gazette, or the rule with its source, in Vietnamese. */
  source: string;
  /**
   * Change that makes the time uncertain: the clock never showed it, showed it twice, or the day of
   * the change is unknown. `null` otherwise.
   */
  change: ClockChange | null;
};

const ACTION = 'find the civil time';

/**
 * Returns the offset from UTC of the legal clock in a part of Vietnam. It is the `utcOffset` of
 * `fourPillars` and `trueSolarTime`.
 *
 * @param place North or South.
 * @param date Date and time that the clock showed, in the years 1 to 9999.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the place is unknown or the time does not exist.
 *
 * @example A birth in Saigon in 1970, when the clocks of the South were at UTC+8
 * ```ts
 * import { civilTime, fourPillars } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const birth = { year: 1970, month: 5, day: 17, hour: 8, minute: 45 };
 * const { utcOffset, change } = civilTime('south', birth);
 * assert.deepEqual([utcOffset, change], [8, null]);
 * assert.equal(civilTime('north', birth).utcOffset, 7);
 * assert.equal(fourPillars(birth, { utcOffset }).gio.chi, 'Thìn');
 * ```
 *
 * @example The clocks showed 23:30 twice on 12 June 1975
 * ```ts
 * import { civilTime } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { change } = civilTime('south', { year: 1975, month: 6, day: 12, hour: 23, minute: 30 });
 * assert.deepEqual([change?.kind, change?.before, change?.after], ['overlap', 8, 7]);
 * ```
 */
export function civilTime(place: Place, date: Birth): CivilTime {
  const spans = clockSpans(place, ACTION);
  const seconds = secondsOfBirth(date, ACTION);
  const current = spans.findLastIndex(({ since }) => seconds >= since);
  const changed = spans.findIndex(({ from, to }) => seconds >= from && seconds < to);
  const change = changed < 0 ? null : changeOf(spans[changed]!);
  const { offset, source } = spans[change?.kind === 'gap' ? changed - 1 : current]!;
  return { utcOffset: offset / 3600, source, change };
}
