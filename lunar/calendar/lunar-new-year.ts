import type { CalendarOptions } from './calendar.ts';
import { fromJulianDay } from './julian-day.ts';
import { monthsOfYear } from './lunar-month.ts';
import type { SolarDate } from './solar-date.ts';

/**
 * Returns the solar date of Tết, the first day of a lunar year.
 *
 * @param lunarYear 1899 to 2100.
 * @param options Calendar to use, by default the official Vietnamese one.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year is not an integer in that range.
 *
 * @example Tết of 1985, a month before the Chinese New Year
 * ```ts
 * import { lunarNewYear } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(lunarNewYear(1985), { year: 1985, month: 1, day: 21 });
 * assert.deepEqual(lunarNewYear(1985, { calendar: 'utc+8' }), { year: 1985, month: 2, day: 20 });
 * ```
 */
export function lunarNewYear(lunarYear: number, options?: CalendarOptions): SolarDate {
  const { months, first } = monthsOfYear(lunarYear, options, 'find the new year');
  return fromJulianDay(months.starts[first]!);
}
