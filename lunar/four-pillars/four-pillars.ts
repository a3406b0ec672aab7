import { type CanChi, cycleMember, dayCycleIndex, yearCycleIndex } from './can-chi.ts';
import { checkChoice, checkInteger, checkObject, refuse } from '../check-input.ts';
import { checkedDayNumber } from '../calendar/julian-day.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import { termSecond } from '../solar-terms/solar-terms.ts';
import { toLunar } from '../calendar/to-lunar.ts';

/** A birth in civil time: `hour` from 0 to 23, `minute` from 0 to 59, 0 if left out. */
export type Birth = { year: number; month: number; day: number; hour: number; minute?: number };

/** Where the schools differ. */
export type FourPillarsOptions = {
  /**
   * Hours by which the birth's clock was ahead of UTC, from -12 to 14.
   * @default 7
   */
  utcOffset?: number;
  /**
   * Whether the year changes at the instant of Lập xuân or on the first day of the lunar year.
   * @default 'lap-xuan'
   */
  yearStart?: 'lap-xuan' | 'tet';
  /**
   * From 23:00 to 23:59 the hour is Tý already. `'next-day'`: the day is the next one too.
   * `'next-hour-stem'`: the day stays, the hour's stem is the next day's. `'same-day'`: the day stays, and
   * the hour's stem is its own.
   * @default 'next-day'
   */
  lateRat?: 'next-day' | 'next-hour-stem' | 'same-day';
};

/** Pillars of year, month, day and hour. */
export type FourPillars = { nam: CanChi; thang: CanChi; ngay: CanChi; gio: CanChi };

const ACTION = 'compute the four pillars';
const DEFAULTS: Required<FourPillarsOptions> = {
  utcOffset: 7,
  yearStart: 'lap-xuan',
  lateRat: 'next-day',
};
const YEAR_STARTS = ['lap-xuan', 'tet'];
const LATE_RATS = ['next-day', 'next-hour-stem', 'same-day'];

/** Seconds since 1970 of the twelve tiết (terms of even index) of the years asked for so far. */
const tietOfYear: number[][] = [];

function tietOf(year: number): number[] {
  return tietOfYear[year - FIRST_YEAR] ??= Array.from(
    { length: 12 },
    (_, i) => termSecond(year, 2 * i),
  );
}

/**
 * The four pillars (tứ trụ) of a birth.
 *
 * The month is that of the last of the twelve tiết before the instant of birth. The stem of the month
 * follows from the year that begins at Lập xuân, whatever `yearStart` is; `'tet'` changes only the pillar
 * of the year, by the official lunar date of the civil day.
 *
 * @param birth Civil time in the years 1900 to 2100.
 * @param options Offset from UTC and school.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If there is no such time, or it lies outside the range.
 *
 * @example
 * ```ts
 * import { fourPillars } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const birth = { year: 2024, month: 2, day: 9, hour: 23, minute: 30 };
 * assert.deepEqual(fourPillars(birth), {
 *   nam: { can: 'Giáp', chi: 'Thìn' },
 *   thang: { can: 'Bính', chi: 'Dần' },
 *   ngay: { can: 'Giáp', chi: 'Thìn' },
 *   gio: { can: 'Giáp', chi: 'Tý' },
 * });
 * assert.deepEqual(fourPillars(birth, { lateRat: 'same-day' }).gio, { can: 'Nhâm', chi: 'Tý' });
 * ```
 */
export function fourPillars(birth: Birth, options?: FourPillarsOptions): FourPillars {
  const jd = checkedDayNumber(birth, ACTION);
  const { year, month, hour, minute = 0 } = birth;
  checkInteger(ACTION, 'year', year, FIRST_YEAR, LAST_YEAR);
  checkInteger(ACTION, 'hour', hour, 0, 23);
  checkInteger(ACTION, 'minute', minute, 0, 59);
  const { utcOffset, yearStart, lateRat } = options === undefined
    ? DEFAULTS
    : checkOptions(options);

  const second = (jd - 2_440_588) * 86_400 + (hour - utcOffset) * 3600 + minute * 60;
  const passed = second > tietOf(year)[month - 1]! ? month : month - 1;
  const calendarYear = yearCycleIndex(year);
  const solarYear = passed >= 2 ? calendarYear : calendarYear + 59;
  const late = hour === 23 ? 1 : 0;
  const day = dayCycleIndex(jd);
  const stemDay = lateRat === 'same-day' ? day : day + late;
  return {
    nam: cycleMember(yearStart === 'tet' ? yearCycleIndex(toLunar(birth).year) : solarYear),
    thang: cycleMember(calendarYear * 12 + passed),
    ngay: cycleMember(lateRat === 'next-day' ? day + late : day),
    gio: cycleMember(stemDay * 12 + (hour + 1 >> 1) % 12),
  };
}

/** The options with those that are left out. */
function checkOptions(options: FourPillarsOptions): Required<FourPillarsOptions> {
  checkObject(ACTION, 'options', options);
  const {
    utcOffset = DEFAULTS.utcOffset,
    yearStart = DEFAULTS.yearStart,
    lateRat = DEFAULTS.lateRat,
  } = options;
  if (!(typeof utcOffset === 'number' && utcOffset >= -12 && utcOffset <= 14)) {
    refuse(ACTION, 'utcOffset', 'from -12 to 14 hours', utcOffset, 'number');
  }
  checkChoice(ACTION, 'yearStart', yearStart, YEAR_STARTS);
  checkChoice(ACTION, 'lateRat', lateRat, LATE_RATS);
  return { utcOffset, yearStart, lateRat };
}
