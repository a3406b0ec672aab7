import type { CalendarOptions } from './calendar.ts';
import { checkInteger, checkObject } from '../check-input.ts';
import { fromJulianDay } from './julian-day.ts';
import { monthIndex } from './lunar-month.ts';
import type { SolarDate } from './solar-date.ts';
import type { LunarDateInit } from './to-lunar.ts';

const ACTION = 'convert';

/**
 * Converts a lunar date to a solar date. Inverse of `toLunar`.
 *
 * @param date A day of the lunar years 1899 to 2100.
 * @param options Calendar to use, by default the official Vietnamese one.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the day does not exist: a number is out of range, the month has 29 days,
 *   or the month is not a leap month.
 *
 * @example
 * ```ts
 * import { toSolar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const tet = { year: 2025, month: 1, day: 1 };
 * assert.deepEqual(toSolar(tet), { year: 2025, month: 1, day: 29 });
 * assert.throws(() => toSolar({ year: 2025, month: 5, day: 1, leap: true }), RangeError);
 * ```
 */
export function toSolar(date: LunarDateInit, options?: CalendarOptions): SolarDate {
  checkObject(ACTION, 'date', date);
  const { year, month, day, leap } = date;
  const { months, index } = monthIndex(year, month, leap, options, ACTION);
  const start = months.starts[index]!;
  const length = months.starts[index + 1]! - start;
  if (day === 30 && length === 29) {
    throw new RangeError(
      `Cannot ${ACTION} 30/${month}${leap ? ' (leap)' : ''}/${year}: this lunar month has 29 days`,
    );
  }
  checkInteger(ACTION, 'day', day, 1, length);
  return fromJulianDay(start + day - 1);
}
