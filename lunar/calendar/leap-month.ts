import type { CalendarOptions } from './calendar.ts';
import { monthsOfYear } from './lunar-month.ts';

/**
 * Returns the number of the leap month of a lunar year.
 *
 * @param lunarYear 1899 to 2100.
 * @param options Calendar to use, by default the official Vietnamese one.
 * @returns Number that the leap month shares with the month before it, or `null` if the year has
 *   twelve months.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year is not an integer in that range.
 *
 * @example
 * ```ts
 * import { leapMonth } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(leapMonth(2025), 6);
 * assert.equal(leapMonth(2024), null);
 * assert.equal(leapMonth(1987), 7);
 * assert.equal(leapMonth(1987, { calendar: 'utc+8' }), 6);
 * ```
 */
export function leapMonth(lunarYear: number, options?: CalendarOptions): number | null {
  const { months, first, end } = monthsOfYear(lunarYear, options, 'find the leap month');
  for (let k = first; k < end; k++) {
    const code = months.codes[k]!;
    if (code & 1) return code >> 1 & 15;
  }
  return null;
}
