import type { CalendarOptions } from './calendar.ts';
import { monthIndex } from './lunar-month.ts';

/**
 * Returns the number of days in a lunar month.
 *
 * @param lunarYear 1899 to 2100.
 * @param month 1 to 12.
 * @param leap `true` for the leap month with that number, by default the regular month.
 * @param options Calendar to use, by default the official Vietnamese one.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a number is out of range or the year has no such month.
 *
 * @example
 * ```ts
 * import { daysInLunarMonth } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(daysInLunarMonth(2025, 6), 30);
 * assert.equal(daysInLunarMonth(2025, 6, true), 29);
 * ```
 */
export function daysInLunarMonth(
  lunarYear: number,
  month: number,
  leap?: boolean,
  options?: CalendarOptions,
): 29 | 30 {
  const { months, index } = monthIndex(
    lunarYear,
    month,
    leap,
    options,
    'count the days of a month',
  );
  return months.starts[index + 1]! - months.starts[index]! === 29 ? 29 : 30;
}
