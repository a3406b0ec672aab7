import type { CalendarOptions } from './calendar.ts';
import { monthsOfYear } from './lunar-month.ts';

/**
 * The leap month of a lunar year.
 *
 * @param lunarYear 1899 to 2100.
 * @param options Which calendar; the official Vietnamese one by default.
 * @returns The number that the leap month shares with the month before it; `undefined` in a year of twelve months.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year is no integer in that range.
 *
 * @example
 * ```ts
 * import { leapMonth } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(leapMonth(2025), 6);
 * assert.equal(leapMonth(2024), undefined);
 * assert.equal(leapMonth(1987), 7);
 * assert.equal(leapMonth(1987, { calendar: 'utc+8' }), 6);
 * ```
 */
export function leapMonth(lunarYear: number, options?: CalendarOptions): number | undefined {
  const { months, first, end } = monthsOfYear(lunarYear, options, 'find the leap month');
  for (let k = first; k < end; k++) {
    const code = months.codes[k]!;
    if (code & 1) return code >> 1 & 15;
  }
  return undefined;
}
