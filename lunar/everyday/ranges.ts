import { type CalendarOptions, monthsOf } from '../calendar/calendar.ts';
import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { throwInvalidArgument } from '../check-input.ts';
import { toLunar } from '../calendar/to-lunar.ts';

/**
 * Iterates over the days from one date to another, both included.
 *
 * @throws {TypeError} If a date has the wrong type.
 * @throws {RangeError} If a day does not exist.
 *
 * @example
 * ```ts
 * import { eachDay, lunarNewYear, toLunar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const week = [...eachDay(lunarNewYear(2027), { year: 2027, month: 2, day: 12 })];
 * assert.deepEqual(week.map((date) => toLunar(date).day), [1, 2, 3, 4, 5, 6, 7]);
 * ```
 */
export function eachDay(from: SolarDate, to: SolarDate): Iterable<SolarDate> {
  const first = checkedDayNumber(from, 'iterate from');
  const last = checkedDayNumber(to, 'iterate to');
  return {
    *[Symbol.iterator]() {
      for (let jd = first; jd <= last; jd++) yield fromJulianDay(jd);
    },
  };
}

/**
 * Returns the number of days from one date to another: negative if the other one is earlier.
 *
 * @throws {TypeError} If a date has the wrong type.
 * @throws {RangeError} If a day does not exist.
 *
 * @example
 * ```ts
 * import { daysUntil, lunarNewYear } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(daysUntil(lunarNewYear(2027), { year: 2026, month: 11, day: 24 }), 74);
 * ```
 */
export function daysUntil(to: SolarDate, from: SolarDate): number {
  return checkedDayNumber(to, 'count the days until') -
    checkedDayNumber(from, 'count the days from');
}

/** Returns the first date with a lunar day after a date. */
function nextLunarDay(
  date: SolarDate,
  day: 1 | 15,
  options: CalendarOptions | undefined,
  action: string,
): SolarDate {
  const { starts } = monthsOf(options, action);
  const jd = checkedDayNumber(date, action);
  const start = jd - toLunar(date, options).day + 1;
  const inMonth = start + day - 1;
  if (inMonth > jd) return fromJulianDay(inMonth);
  const next = starts[starts.indexOf(start) + 1]! + day - 1;
  if (next > starts.at(-1)!) {
    const text = `${date.day}/${date.month}/${date.year}`;
    throwInvalidArgument(action, 'date', 'before the last months of 2100', text, 'string');
  }
  return fromJulianDay(next);
}

/**
 * Returns the next first day of a lunar month (mùng một) after a date.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the day does not exist or is outside the range of `toLunar`.
 *
 * @example
 * ```ts
 * import { nextNewMoonDay } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const next = nextNewMoonDay({ year: 2026, month: 11, day: 24 });
 * assert.deepEqual(next, { year: 2026, month: 12, day: 9 });
 * ```
 */
export function nextNewMoonDay(date: SolarDate, options?: CalendarOptions): SolarDate {
  return nextLunarDay(date, 1, options, 'find the next new moon after');
}

/**
 * Returns the next day 15 of a lunar month (rằm) after a date.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the day does not exist or is outside the range of `toLunar`.
 *
 * @example
 * ```ts
 * import { nextFullMoonDay } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const next = nextFullMoonDay({ year: 2026, month: 11, day: 24 });
 * assert.deepEqual(next, { year: 2026, month: 12, day: 23 });
 * ```
 */
export function nextFullMoonDay(date: SolarDate, options?: CalendarOptions): SolarDate {
  return nextLunarDay(date, 15, options, 'find the next full moon after');
}
