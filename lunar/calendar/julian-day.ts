import { checkInteger } from '../check-input.ts';
import { checkSolarDate, type SolarDate } from './solar-date.ts';

/** Returns the Julian day number of a date. Error messages begin with "Cannot `action`". */
export function checkedDayNumber(date: SolarDate, action: string): number {
  checkSolarDate(action, date);
  const { year, month, day } = date;
  const beforeMarch = month < 3 ? 1 : 0;
  const y = year - beforeMarch;
  const m = month + 12 * beforeMarch - 3;
  const century = y / 100 | 0;
  return day + (979 * m + 18 >> 5) + 365 * y + (y >> 2) - century + (century >> 2) +
    1_721_119;
}

/**
 * Returns the Julian day number of a Gregorian date: the number of days from noon of 1 January 4713
 * BC (Julian) to noon of the date. It does not depend on a time zone.
 *
 * Formula: the days of the years and centuries, counted from 1 March, plus (979·m + 18)/32 days
 * before month m (C. Neri, L. Schneider: Euclidean affine functions and their application to
 * calendar algorithms, 2023).
 *
 * @param date A day of the years 1 to 9999.
 * @returns Day number, an integer.
 * @throws {TypeError} If the date is not an object or one of its properties is not a number.
 * @throws {RangeError} If the day does not exist.
 *
 * @example
 * ```ts
 * import { julianDay } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(julianDay({ year: 2000, month: 1, day: 1 }), 2451545);
 * ```
 */
export function julianDay(date: SolarDate): number {
  return checkedDayNumber(date, 'compute the Julian day of');
}

/**
 * Returns the Gregorian date of a Julian day number. Inverse of {@link julianDay}.
 *
 * Formula: E. G. Richards, in Explanatory Supplement to the Astronomical Almanac, 3rd ed., ch. 15.
 *
 * @param n An integer from 1721426 (1/1/1) to 5373484 (31/12/9999).
 * @throws {TypeError} If `n` is not a number.
 * @throws {RangeError} If `n` is not an integer in that range.
 *
 * @example
 * ```ts
 * import { fromJulianDay } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(fromJulianDay(2451545), { year: 2000, month: 1, day: 1 });
 * ```
 */
export function fromJulianDay(n: number): SolarDate {
  checkInteger('convert a Julian day', 'n', n, 1_721_426, 5_373_484);
  const a = n + 32_044;
  const century = (4 * a + 3) / 146_097 | 0;
  const b = a - (146_097 * century >> 2);
  const c = (4 * b + 3) / 1461 | 0;
  const e = b - (1461 * c >> 2);
  const m = (5 * e + 2) / 153 | 0;
  return {
    year: 100 * century + c - 4800 + (m / 10 | 0),
    month: m + 3 - 12 * (m / 10 | 0),
    day: e - ((153 * m + 2) / 5 | 0) + 1,
  };
}
