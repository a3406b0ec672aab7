import { checkInteger } from '../check-input.ts';
import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import { type Gender, isMale } from '../destiny/cung-menh.ts';
import type { Birth } from '../four-pillars/four-pillars.ts';
import { yearCycleIndex } from '../four-pillars/can-chi.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import { type LunarDate, toLunar } from '../calendar/to-lunar.ts';
import { DAN, mod12 } from './branch-number.ts';
import { type Cuc, cucOf } from './cuc.ts';
import { ACTION, type Schools } from './la-so-options.ts';
import { palaceStem } from './palace-stem.ts';

/** Birth of a chart: civil time and gender. */
export type LaSoBirth = Birth & { gender: Gender };

/**
 * Values that the rules of a chart start from. Branches and palaces are numbers, Tý 0 to Hợi 11.
 */
export type ChartInput = {
  /** Lunar date after the rule for 23:00 to 23:59. */
  lunar: LunarDate;
  /** Stem of the lunar year, Giáp 0 to Quý 9. */
  can: number;
  /** Branch of the lunar year. */
  chi: number;
  /** Number of the year's group of three branches: 0 for Thân, Tý and Thìn. */
  group: number;
  /** Month that the stars are placed by, from 0, after the rule for leap months. */
  month: number;
  /** Day of the lunar month, from 1. */
  day: number;
  /** Branch of the hour. */
  hour: number;
  male: boolean;
  /** 1 for dương nam and âm nữ, who go thuận, and -1 for âm nam and dương nữ, who go nghịch. */
  step: number;
  /** Palace of Mệnh: from Dần thuận to the month, then nghịch to the hour. */
  menh: number;
  /** Palace of Thân: from Dần thuận to the month, then thuận to the hour. */
  than: number;
  cuc: Cuc;
};

/**
 * Converts a birth to the values that the rules start from.
 *
 * The lunar year begins on Tết. With `lateRat: 'next-day'` a birth from 23:00 on has the lunar date
 * of the next day, whose month and year may differ too.
 */
export function chartInput(birth: LaSoBirth, schools: Schools): ChartInput {
  const jd = checkedDayNumber(birth, ACTION);
  const { hour, minute = 0, gender } = birth;
  const { calendar = 'vietnam' } = schools;
  checkInteger(ACTION, 'year', birth.year, FIRST_YEAR, LAST_YEAR);
  checkInteger(ACTION, 'hour', hour, 0, 23);
  checkInteger(ACTION, 'minute', minute, 0, 59);
  const male = isMale(gender, ACTION);
  const isNextDay = hour === 23 && schools.lateRat === 'next-day';
  const lunar = toLunar(isNextDay ? fromJulianDay(jd + 1) : birth, { calendar });
  const { year, day, leap } = lunar;
  const countsAsNext = leap &&
    (schools.leapMonth === 'next' || schools.leapMonth === 'split' && day > 15);
  const month = countsAsNext ? lunar.month % 12 : lunar.month - 1;
  const hourBranch = (hour + 1 >> 1) % 12;
  const cycle = yearCycleIndex(year);
  const can = cycle % 10;
  const menh = mod12(DAN + month - hourBranch);
  return {
    lunar,
    can,
    chi: cycle % 12,
    group: cycle % 4,
    month,
    day,
    hour: hourBranch,
    male,
    step: (cycle % 2 === 0) === male ? 1 : -1,
    menh,
    than: mod12(DAN + month + hourBranch),
    cuc: cucOf(palaceStem(can, menh), menh),
  };
}
