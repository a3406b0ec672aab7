import { checkedDayNumber } from '../calendar/julian-day.ts';
import { type CalendarOptions, monthsOf } from '../calendar/calendar.ts';
import { calendarOffset, civilDay } from '../calendar/civil-day.ts';
import { checkChoice, checkInteger } from '../check-input.ts';
import { dayCycleIndex, yearCycleIndex } from '../four-pillars/can-chi.ts';
import { isHoangDao, spiritOf } from '../four-pillars/hours-of-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import { termSecond } from '../solar-terms/solar-terms.ts';
import { type LunarDate, toLunar } from '../calendar/to-lunar.ts';

/** Calendar, and the rules in which the schools differ. */
export type AlmanacOptions = CalendarOptions & {
  /**
   * Month that decides the spirit of the day, thọ tử and vãng vong. `'lunar'` is the lunar month,
   * as in Vietnamese lists (Ngọc Hạp Thông Thư); a leap month counts as the month of its number.
   * `'solar-term'` is the month between two tiết, as in Chinese almanacs (Hiệp Kỷ Biện Phương Thư).
   * @default 'lunar'
   */
  monthBasis?: 'lunar' | 'solar-term';
  /**
   * Table of Tài thần and days of Dương công kỵ. `'vietnam'`: the table of Vietnamese calendars,
   * and 8/7 (Phan Kế Bính, Việt Nam phong tục, 1915). `'china'`: the table of Chinese almanacs,
   * such as cnlunar, lunisolar and lunar-typescript, and 1/7, which continues the series of their
   * books.
   * @default 'vietnam'
   */
  school?: 'vietnam' | 'china';
};

/**
 * Almanac of one day. Branches are numbers from Tý 0, pillars from Giáp Tý 0 to Quý Hợi 59,
 * directions from Bắc 0 clockwise to Tây Bắc 7. `explain()` returns the names, the rules and the
 * sources.
 */
export type Almanac = {
  date: SolarDate;
  /** Options in force, with their defaults. */
  options: Required<AlmanacOptions>;
  lunar: LunarDate;
  /** Number of days of the lunar month: 29 or 30. */
  monthLength: number;
  /** Pillar of the civil day. */
  dayCanChi: number;
  /** Pillar of the lunar month. A leap month has that of the month of its number. */
  monthCanChi: number;
  /** Pillar of the lunar year. */
  yearCanChi: number;
  /** Branch of the month between two tiết. */
  solarMonth: number;
  /** Solar term in force, from Tiểu hàn 0 to Đông chí 23. */
  term: number;
  /** Instant of the term, on the civil day on which it begins. */
  termInstant: Date | null;
  /** Officer of the day, from Kiến 0 to Bế 11. */
  truc: number;
  /** Spirit of the day, from Thanh Long 0 to Câu Trận 11. */
  spirit: number;
  /** `true` if the spirit of the day is auspicious. */
  hoangDao: boolean;
  /** Mansion of the Moon (nhị thập bát tú), from Giác 0 to Chẩn 27. */
  mansion: number;
  /** Nạp âm of the day, from Hải Trung Kim 0 to Đại Hải Thủy 29. */
  napAm: number;
  /** Opposite branch. */
  xung: number;
  /** Pillars with the opposite branch, six places before and after that of the day. */
  xungPillars: [number, number];
  /** Direction of sát. */
  sat: number;
  hyThan: number;
  taiThan: number;
  /**
   * Directions of Phúc thần by two tables. `first` is that of tyme4ts and the first one of
   * lunar-typescript; `second` is that of cnlunar and lunisolar. No Vietnamese source is known for
   * either, so neither is a default.
   */
  phucThan: { first: number; second: number };
  /** Direction of Hạc thần, or 8 while it is in heaven. */
  hacThan: number;
  /** `true` for each auspicious double hour, from Tý to Hợi. `hoursOfDay()` returns the names. */
  hours: boolean[];
  tamNuong: boolean;
  nguyetKy: boolean;
  thoTu: boolean;
  vangVong: boolean;
  nguyetPha: boolean;
  tuLy: boolean;
  tuTuyet: boolean;
  duongCong: boolean;
  /**
   * Elongation of the Moon at noon in whole degrees: 0 new moon, 90 first quarter, 180 full moon.
   */
  elongation: number;
};

const ACTION = 'read the almanac of';
const MONTH_BASES = ['lunar', 'solar-term'];
const SCHOOLS = ['vietnam', 'china'];

// Directions by the stem of the day, from Giáp to Quý.
const HY_THAN = '1754317543';
const TAI_THAN = ['3322045567', '1155002244'];
const PHUC_THAN_FIRST = '3322045576';
const PHUC_THAN_SECOND = '0573105731';
/** Directions of sát by the branch of the day, modulo 4. */
const SAT = '4206';
// Branches of the day, in base 12, by the month from Dần.
const THO_TU = 'a4b506172839';
const VANG_VONG = '258b369047a1';
/** Set of the lunar days 3, 7, 13, 18, 22 and 27. */
const TAM_NUONG = 0b1000010001000010000010001000;

/**
 * Returns the direction of Hạc thần by the pillar of the day: 16 days in heaven from Quý Tỵ, then
 * in turn 6 and 5 days in each direction from Đông Bắc.
 */
function hacThan(pillar: number): number {
  const day = (pillar + 31) % 60 - 16;
  return day < 0 ? 8 : ((day / 11 | 0) * 2 + (day % 11 < 6 ? 1 : 2)) % 8;
}

/**
 * Returns the almanac of a day: lunar date, pillars, solar term, trực, spirit, mansion, directions,
 * hours and the days to avoid. The day begins at midnight. Columns that depend on solar terms
 * follow the civil day of the term in the calendar.
 *
 * The almanac is tradition, not fact. It contains the rules on which the sources agree, and the
 * schools in {@link AlmanacOptions} for the others.
 *
 * @param date A day of the years 1900 to 2100.
 * @param options Calendar and schools, by default those of Vietnam.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the day does not exist or is outside the range, or if an option has no
 *   such value.
 *
 * @example
 * ```ts
 * import { almanac, branches } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const day = almanac({ year: 2026, month: 11, day: 24 });
 * assert.deepEqual(day.lunar, { year: 2026, month: 10, day: 16, leap: false });
 * assert.deepEqual([day.truc, day.hoangDao], [3, false]);
 * assert.equal(branches[day.xung], 'Thân');
 * ```
 */
export function almanac(date: SolarDate, options: AlmanacOptions = {}): Almanac {
  const jd = checkedDayNumber(date, ACTION);
  const { year, month, day } = date;
  checkInteger(ACTION, 'year', year, FIRST_YEAR, LAST_YEAR);
  const { starts } = monthsOf(options, ACTION, ['monthBasis', 'school']);
  const { calendar = 'vietnam', monthBasis = 'lunar', school = 'vietnam' } = options;
  const lunar = toLunar(date, { calendar });
  const firstDay = jd - lunar.day + 1;
  const byTerm = checkChoice(ACTION, 'monthBasis', monthBasis, MONTH_BASES);
  const schoolIndex = checkChoice(ACTION, 'school', school, SCHOOLS);

  // A Gregorian month contains one tiết and then one trung khí.
  const tiet = 2 * month - 2;
  const daysAfter = (term: number) => jd - civilDay(termSecond(year, term) * 1000, calendar);
  const afterTiet = daysAfter(tiet);
  const afterMiddle = daysAfter(tiet + 1);
  const term = (tiet + 23 + +(afterTiet >= 0) + +(afterMiddle >= 0)) % 24;
  const solarMonth = ((term >> 1) + 1) % 12;

  const dayCanChi = dayCycleIndex(jd);
  const stem = dayCanChi % 10;
  const branch = dayCanChi % 12;
  const yearCanChi = yearCycleIndex(lunar.year);
  const monthBranch = byTerm ? solarMonth : (lunar.month + 1) % 12;
  const spirit = spiritOf(branch, monthBranch);
  const truc = (branch + 12 - solarMonth) % 12;
  const isBranch = (table: string) => table[(monthBranch + 10) % 12] === branch.toString(12);
  const noon = jd - calendarOffset((jd - 2_440_588) * 86_400_000, calendar) / 86_400_000;
  return {
    date: { year, month, day },
    options: { calendar, monthBasis, school },
    lunar,
    monthLength: starts[starts.indexOf(firstDay) + 1]! - firstDay,
    dayCanChi,
    monthCanChi: (yearCanChi * 12 + lunar.month + 1) % 60,
    yearCanChi,
    solarMonth,
    term,
    termInstant: afterTiet && afterMiddle ? null : new Date(termSecond(year, term) * 1000),
    truc,
    spirit,
    hoangDao: isHoangDao(spirit),
    mansion: (jd + 11) % 28,
    napAm: dayCanChi >> 1,
    xung: (branch + 6) % 12,
    xungPillars: [(dayCanChi + 54) % 60, (dayCanChi + 6) % 60],
    sat: +SAT[branch % 4]!,
    hyThan: +HY_THAN[stem]!,
    taiThan: +TAI_THAN[schoolIndex]![stem]!,
    phucThan: { first: +PHUC_THAN_FIRST[stem]!, second: +PHUC_THAN_SECOND[stem]! },
    hacThan: hacThan(dayCanChi),
    hours: Array.from({ length: 12 }, (_, hour) => isHoangDao(spiritOf(hour, branch))),
    tamNuong: (TAM_NUONG >> lunar.day & 1) === 1,
    nguyetKy: lunar.day % 9 === 5,
    thoTu: isBranch(THO_TU),
    vangVong: isBranch(VANG_VONG),
    nguyetPha: truc === 6,
    // Equinoxes and solstices are in the months 3, 6, 9 and 12, the first terms of the seasons in
    // the months 2, 5, 8 and 11.
    tuLy: afterMiddle === -1 && month % 3 === 0,
    tuTuyet: afterTiet === -1 && month % 3 === 2,
    duongCong: lunar.month === 7 && lunar.day === (schoolIndex ? 1 : 8) ||
      lunar.day === (lunar.month < 7 ? 15 : 43) - 2 * lunar.month,
    elongation: elongation(noon) | 0,
  };
}

const DEGREE = Math.PI / 180;

/**
 * Returns the apparent longitude of the Moon minus that of the Sun in degrees, from 0 to 360, at a
 * Julian day of universal time. The error is below 0.5°.
 *
 * Source: the largest terms of J. Meeus, Astronomical Algorithms, 2nd ed., ch. 47 (Moon) and the
 * equation of the centre of ch. 25 (Sun).
 */
function elongation(jd: number): number {
  const days = jd - 2_451_545;
  const d = 5.19846 + 0.212768711 * days;
  const sun = 6.24008 + 0.017201970 * days;
  const moon = 2.35555 + 0.228027144 * days;
  const radians = d + 0.10976 * Math.sin(moon) + 0.02224 * Math.sin(2 * d - moon) +
    0.01149 * Math.sin(2 * d) + 0.00373 * Math.sin(2 * moon) - 0.03665 * Math.sin(sun);
  return (radians / DEGREE % 360 + 360) % 360;
}
