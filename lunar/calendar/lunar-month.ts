import { checkInteger, throwInvalidArgument } from '../check-input.ts';
import {
  type CalendarOptions,
  FIRST_LUNAR_YEAR,
  LAST_LUNAR_YEAR,
  type LunarMonths,
  monthsOf,
} from './calendar.ts';

/** Returns the table of months, and the indices in it at which a lunar year begins and ends. */
export function monthsOfYear(
  lunarYear: number,
  options: CalendarOptions | undefined,
  action: string,
): { months: LunarMonths; first: number; end: number } {
  checkInteger(action, 'lunar year', lunarYear, FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR);
  const months = monthsOf(options, action);
  const { codes } = months;
  const first = codes.indexOf(lunarYear * 32 + 2, (lunarYear - FIRST_LUNAR_YEAR) * 12);
  return { months, first, end: codes.indexOf(lunarYear * 32 + 34, first) };
}

/** Returns the index of a lunar month in its table. Error messages begin with "Cannot `action`". */
export function monthIndex(
  lunarYear: number,
  month: number,
  leap: boolean = false,
  options: CalendarOptions | undefined,
  action: string,
): { months: LunarMonths; index: number } {
  const { months, first, end } = monthsOfYear(lunarYear, options, action);
  checkInteger(action, 'month', month, 1, 12);
  if (typeof leap !== 'boolean') throwInvalidArgument(action, 'leap', 'true or false', leap);
  const index = months.codes.indexOf(lunarYear * 32 + month * 2 + (leap ? 1 : 0), first);
  if (index < 0 || index >= end) {
    throw new RangeError(`Cannot ${action}: lunar year ${lunarYear} has no leap month ${month}`);
  }
  return { months, index };
}

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
