import {
  checkChoice,
  checkInteger,
  checkObject,
  checkOptions,
  throwInvalidArgument,
} from '../check-input.ts';
import {
  type CalendarOptions,
  FIRST_LUNAR_YEAR,
  LAST_LUNAR_YEAR,
  type LunarMonths,
  monthsOf,
} from '../calendar/calendar.ts';
import { fromJulianDay } from '../calendar/julian-day.ts';
import { monthIndex } from '../calendar/lunar-month.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import type { LunarDate, LunarDateInit } from '../calendar/to-lunar.ts';

/** Day of each lunar year. `leap` is `true` if the event was in a leap month. */
export type LunarDay = { month: number; day: number; leap?: boolean };

/** Adjustment of a day 30 in a month of 29 days. */
export type ShortMonth = 'last-day' | 'next-day' | 'skip';

/** Calendar, and the date in a short month. */
export type ShortMonthOptions = CalendarOptions & {
  /**
   * Date of a day 30 in a month of 29 days: day 29, the day after it, or none. Programs take day
   * 29; there is no strong written source.
   * @default 'last-day'
   */
  shortMonth?: ShortMonth;
};

/** Range and rules of {@link anniversaries}. */
export type AnniversaryOptions = ShortMonthOptions & {
  /** First lunar year, 1899 to 2100. */
  from: number;
  /** Number of dates, 1 to 500. There are fewer if the calendar ends before. */
  count: number;
  /**
   * Month in a year that has a leap month of that number. `'regular'`: the regular month, the
   * custom of temples. `'leap'`: the leap month if the event was in a leap month. `'both'`: both
   * months.
   * @default 'regular'
   */
  leapPolicy?: 'regular' | 'leap' | 'both';
};

/** Date of an anniversary with the adjustment that was made. */
export type Anniversary = {
  date: SolarDate;
  /** Lunar year of the anniversary, also if its date moved past Tết. */
  lunarYear: number;
  /** `true` if the chosen month is a leap month. */
  leap: boolean;
  adjusted: 'last-day' | 'next-day' | null;
};

/** First or second anniversary, counted by months. */
export type MonthAnniversary = {
  /** Months since the month of the death: 12 or 24. */
  months: number;
  date: SolarDate;
  /** Lunar date of {@link date}. */
  lunar: LunarDate;
  adjusted: 'last-day' | 'next-day' | null;
};

/** First two anniversaries of a death. A value is `null` if its day is skipped or after 2100. */
export type FirstTwoAnniversaries = {
  /** Giỗ đầu: in the 12th month after that of the death, leap months counted. */
  firstByMonths: MonthAnniversary | null;
  /** Giỗ hết: in the 24th month. */
  secondByMonths: MonthAnniversary | null;
  /** The two dates by the number of the month, as in all later years. */
  byNumber: Anniversary[];
};

const SHORT_MONTHS = ['last-day', 'next-day', 'skip'];
const LEAP_POLICIES = ['regular', 'leap', 'both'];
const MAX_COUNT = 500;

type Place = { jd: number; adjusted: 'last-day' | 'next-day' | null };

/** Returns the place of a day in month `index`, or `null` if a short month skips it. */
function placeDay(
  { starts }: LunarMonths,
  index: number,
  day: number,
  shortMonth: ShortMonth,
): Place | null {
  const next = starts[index + 1]!;
  const jd = starts[index]! + day - 1;
  if (jd < next) return { jd, adjusted: null };
  if (shortMonth === 'skip') return null;
  return { jd: shortMonth === 'last-day' ? next - 1 : next, adjusted: shortMonth };
}

/**
 * Lists the dates of an anniversary, such as a giỗ, by its lunar day and month.
 *
 * @param event Lunar day and month. The year may be unknown.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a number is out of range or an option has no such value.
 *
 * @example A giỗ on 30/12 in a year without a day 30
 * ```ts
 * import { anniversaries } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const [next] = anniversaries({ month: 12, day: 30 }, { from: 2026, count: 1 });
 * assert.deepEqual(next, {
 *   date: { year: 2027, month: 2, day: 5 },
 *   lunarYear: 2026,
 *   leap: false,
 *   adjusted: 'last-day',
 * });
 * ```
 */
export function anniversaries(event: LunarDay, options: AnniversaryOptions): Anniversary[] {
  const action = 'list the anniversaries';
  checkObject(action, 'event', event);
  checkObject(action, 'options', options);
  const { month, day, leap = false } = event;
  const { from, count, leapPolicy = 'regular', shortMonth = 'last-day' } = options;
  checkInteger(action, 'month', month, 1, 12);
  checkInteger(action, 'day', day, 1, 30);
  if (typeof leap !== 'boolean') throwInvalidArgument(action, 'leap', 'true or false', leap);
  checkInteger(action, 'from', from, FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR);
  checkInteger(action, 'count', count, 1, MAX_COUNT);
  checkChoice(action, 'leapPolicy', leapPolicy, LEAP_POLICIES);
  checkChoice(action, 'shortMonth', shortMonth, SHORT_MONTHS);

  const months = monthsOf(options, action, ['shortMonth', 'from', 'count', 'leapPolicy']);
  const dates: Anniversary[] = [];
  let index = 0;
  for (let lunarYear = from; lunarYear <= LAST_LUNAR_YEAR; lunarYear++) {
    index = months.codes.indexOf(lunarYear * 32 + month * 2, index);
    const hasLeap = months.codes[index + 1]! % 2 === 1;
    const replaced = leapPolicy === 'leap' && leap && hasLeap;
    const chosen = replaced ? [index + 1] : [index];
    if (leapPolicy === 'both' && hasLeap) chosen.push(index + 1);
    for (const k of chosen) {
      const place = placeDay(months, k, day, shortMonth);
      if (!place) continue;
      const { jd, adjusted } = place;
      dates.push({ date: fromJulianDay(jd), lunarYear, leap: k > index, adjusted });
      if (dates.length === count) return dates;
    }
  }
  return dates;
}

/**
 * Returns the first and the second anniversary of a death (giỗ đầu and giỗ hết): after 12 and 24
 * lunar months, as temples count, and by the number of the month, as many families do. With a leap
 * month in between they are a month apart.
 *
 * @param death Lunar date of the death.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the day does not exist or an option has no such value.
 *
 * @example
 * ```ts
 * import { firstTwoAnniversaries } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const death = { year: 2024, month: 9, day: 10, leap: false };
 * const { firstByMonths, byNumber } = firstTwoAnniversaries(death);
 * assert.deepEqual(firstByMonths?.date, { year: 2025, month: 10, day: 1 });
 * assert.deepEqual(byNumber[0]?.date, { year: 2025, month: 10, day: 30 });
 * ```
 */
export function firstTwoAnniversaries(
  death: LunarDateInit,
  options: ShortMonthOptions = {},
): FirstTwoAnniversaries {
  const action = 'find the first anniversaries';
  checkObject(action, 'death', death);
  checkOptions(action, options, ['calendar', 'shortMonth']);
  const { year, month, day, leap = false } = death;
  const { calendar = 'vietnam', shortMonth = 'last-day' } = options;
  checkChoice(action, 'shortMonth', shortMonth, SHORT_MONTHS);
  const { months, index } = monthIndex(year, month, leap, { calendar }, action);
  checkInteger(action, 'day', day, 1, months.starts[index + 1]! - months.starts[index]!);

  const byMonths = (count: number): MonthAnniversary | null => {
    const k = index + count;
    if (k + 1 >= months.starts.length) return null;
    const place = placeDay(months, k, day, shortMonth);
    if (!place) return null;
    const { jd, adjusted } = place;
    const lunarMonth = jd < months.starts[k + 1]! ? k : k + 1;
    const code = months.codes[lunarMonth]!;
    const lunar = {
      year: code >> 5,
      month: code >> 1 & 15,
      day: jd - months.starts[lunarMonth]! + 1,
      leap: code % 2 === 1,
    };
    return { months: count, date: fromJulianDay(jd), lunar, adjusted };
  };
  return {
    firstByMonths: byMonths(12),
    secondByMonths: byMonths(24),
    byNumber: year === LAST_LUNAR_YEAR
      ? []
      : anniversaries({ month, day, leap }, { ...options, from: year + 1, count: 2 }),
  };
}
