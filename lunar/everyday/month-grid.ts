import { type CalendarOptions, monthsOf } from '../calendar/calendar.ts';
import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { type LunarDate, toLunar } from '../calendar/to-lunar.ts';
import { checkInteger } from '../check-input.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';

/** Day of a month grid. */
export type GridDay = {
  date: SolarDate;
  lunar: LunarDate;
  /** `false` for the days of the months before and after in the first and last week. */
  inMonth: boolean;
};

const ACTION = 'make the grid of a month';

/**
 * Returns the weeks of a month, each with seven days from Monday to Sunday.
 *
 * @param year 1900 to 2100.
 * @param month 1 to 12.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a number is out of range.
 *
 * @example
 * ```ts
 * import { monthGrid } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const weeks = monthGrid(2026, 11);
 * assert.equal(weeks.length, 6);
 * assert.deepEqual(weeks[0]![0]!.date, { year: 2026, month: 10, day: 26 });
 * assert.equal(weeks[0]![6]!.lunar.day, 23);
 * ```
 */
export function monthGrid(year: number, month: number, options?: CalendarOptions): GridDay[][] {
  checkInteger(ACTION, 'year', year, FIRST_YEAR, LAST_YEAR);
  checkInteger(ACTION, 'month', month, 1, 12);
  monthsOf(options, ACTION);
  const first = checkedDayNumber({ year, month, day: 1 }, ACTION);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const end = checkedDayNumber({ ...next, day: 1 }, ACTION);
  // A Julian day number divisible by seven is a Monday.
  const weeks: GridDay[][] = [];
  for (let monday = first - first % 7; monday < end; monday += 7) {
    weeks.push(Array.from({ length: 7 }, (_, i) => {
      const date = fromJulianDay(monday + i);
      return { date, lunar: toLunar(date, options), inMonth: date.month === month };
    }));
  }
  return weeks;
}

/**
 * Returns the grids of the twelve months of a year.
 *
 * @param year 1900 to 2100.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year is not an integer in that range.
 *
 * @example
 * ```ts
 * import { yearGrid } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(yearGrid(2027).length, 12);
 * ```
 */
export function yearGrid(year: number, options?: CalendarOptions): GridDay[][][] {
  return Array.from({ length: 12 }, (_, i) => monthGrid(year, i + 1, options));
}
