import { type CanChi, cycleMember, dayCycleIndex, yearCycleIndex } from './can-chi.ts';
import { checkChoice, checkInteger, checkOptions, throwInvalidArgument } from '../check-input.ts';
import { checkedDayNumber } from '../calendar/julian-day.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import { termSecond } from '../solar-terms/solar-terms.ts';
import { toLunar } from '../calendar/to-lunar.ts';

/** A birth in civil time: `hour` from 0 to 23, `minute` from 0 to 59, 0 by default. */
export type Birth = { year: number; month: number; day: number; hour: number; minute?: number };

/** Offset from UTC, and the rules in which the schools differ. */
export type FourPillarsOptions = {
  /** Offset of the civil time from UTC in hours, from -12 to 14. @default 7 */
  utcOffset?: number;
  /**
   * Start of the pillar's year: the instant of Lập xuân or the first day of the lunar year.
   * @default 'lap-xuan'
   */
  yearStart?: 'lap-xuan' | 'tet';
  /**
   * Rule for the hour Tý from 23:00 to 23:59. `'next-day'`: the day pillar and the stem of the hour
   * are those of the next day. `'next-hour-stem'`: the day pillar does not change, but the stem of
   * the hour follows from the next day. `'same-day'`: both follow from the current day.
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

/**
 * Returns the four pillars (tứ trụ) of a birth.
 *
 * The month begins at the last of the twelve tiết before the instant of birth. The stem of the
 * month always follows from the year that begins at Lập xuân. `yearStart: 'tet'` changes only the
 * pillar of the year, which then follows the official lunar date of the civil day.
 *
 * @param birth Civil time in the years 1900 to 2100.
 * @param options Offset from UTC and rules of the school.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the time does not exist or is outside the range.
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
    : completeOptions(options);

  const second = (jd - 2_440_588) * 86_400 + (hour - utcOffset) * 3600 + minute * 60;
  const tietPassed = second > termSecond(year, 2 * month - 2) ? month : month - 1;
  const calendarYear = yearCycleIndex(year);
  const solarYear = tietPassed >= 2 ? calendarYear : calendarYear + 59;
  const dayShift = hour === 23 ? 1 : 0;
  const day = dayCycleIndex(jd);
  const stemDay = lateRat === 'same-day' ? day : day + dayShift;
  return {
    nam: cycleMember(yearStart === 'tet' ? yearCycleIndex(toLunar(birth).year) : solarYear),
    thang: cycleMember(calendarYear * 12 + tietPassed),
    ngay: cycleMember(lateRat === 'next-day' ? day + dayShift : day),
    gio: cycleMember(stemDay * 12 + (hour + 1 >> 1) % 12),
  };
}

/** Checks the options and adds the defaults. */
function completeOptions(options: FourPillarsOptions): Required<FourPillarsOptions> {
  checkOptions(ACTION, options, Object.keys(DEFAULTS));
  const {
    utcOffset = DEFAULTS.utcOffset,
    yearStart = DEFAULTS.yearStart,
    lateRat = DEFAULTS.lateRat,
  } = options;
  if (!(typeof utcOffset === 'number' && utcOffset >= -12 && utcOffset <= 14)) {
    throwInvalidArgument(ACTION, 'utcOffset', 'from -12 to 14 hours', utcOffset, 'number');
  }
  checkChoice(ACTION, 'yearStart', yearStart, YEAR_STARTS);
  checkChoice(ACTION, 'lateRat', lateRat, LATE_RATS);
  return { utcOffset, yearStart, lateRat };
}
