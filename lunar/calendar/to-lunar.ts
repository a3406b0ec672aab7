import { type CalendarOptions, monthsOf } from './calendar.ts';
import { throwInvalidArgument } from '../check-input.ts';
import { checkedDayNumber } from './julian-day.ts';
import { DAYS, FIRST_DAY } from './lunar-month-table.ts';
import type { SolarDate } from './solar-date.ts';

/**
 * A day of the lunar calendar. `month` is 1 to 12. `leap` is `true` in a leap month, which has the
 * number of the month before it.
 */
export type LunarDate = { year: number; month: number; day: number; leap: boolean };

/** A {@link LunarDate} as an argument. `leap` is `false` by default. */
export type LunarDateInit = Omit<LunarDate, 'leap'> & { leap?: boolean };

const ACTION = 'convert';
const SYNODIC_MONTH = 29.531;
/**
 * Days by which a month may begin later than the mean month. The first guess is thus never too
 * late.
 */
const SLACK = 2;

/**
 * Converts a solar date to a lunar date.
 *
 * @param date A day from 10/2/1899 to 28/1/2101 (lunar years 1899 to 2100).
 * @param options Calendar to use, by default the official Vietnamese one.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the day does not exist or is outside the range.
 *
 * @example Tết of 2024
 * ```ts
 * import { toLunar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const tet = toLunar({ year: 2024, month: 2, day: 10 });
 * assert.deepEqual(tet, { year: 2024, month: 1, day: 1, leap: false });
 * ```
 *
 * @example A day in the leap month 6 of 2025
 * ```ts
 * import { toLunar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const lunar = toLunar({ year: 2025, month: 8, day: 1 });
 * assert.deepEqual(lunar, { year: 2025, month: 6, day: 8, leap: true });
 * ```
 */
export function toLunar(date: SolarDate, options?: CalendarOptions): LunarDate {
  const jd = checkedDayNumber(date, ACTION);
  const { starts, codes } = monthsOf(options, ACTION);
  const daysSinceFirst = jd - FIRST_DAY;
  if (daysSinceFirst < 0 || daysSinceFirst >= DAYS) {
    const text = `${date.day}/${date.month}/${date.year}`;
    throwInvalidArgument(ACTION, 'date', 'from 10/2/1899 to 28/1/2101', text, 'string');
  }
  let k = (daysSinceFirst - SLACK) / SYNODIC_MONTH | 0;
  while (starts[k + 1]! <= jd) k++;
  const code = codes[k]!;
  return {
    year: code >> 5,
    month: code >> 1 & 15,
    day: jd - starts[k]! + 1,
    leap: (code & 1) === 1,
  };
}
