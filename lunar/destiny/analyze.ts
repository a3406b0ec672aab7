import { type CanChi, canChiOfYear } from '../four-pillars/can-chi.ts';
import { checkInteger, checkObject, throwInvalidArgument } from '../check-input.ts';
import { type CungMenh, cungMenh, type Gender, isMale } from './cung-menh.ts';
import elements from './elements.json' with { type: 'json' };
import { type FourPillars, fourPillars } from '../four-pillars/four-pillars.ts';
import { napAm, type NguHanh } from '../four-pillars/nap-am.ts';
import { checkSolarDate } from '../calendar/solar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import { type LunarDate, toLunar } from '../calendar/to-lunar.ts';

/** Birth to analyse: a Gregorian date from 1900 to 2100 and an hour from 0 to 23 at UTC+7. */
export type TuViRequest = {
  name: string;
  birthYear: number;
  birthMonth: number;
  birthDay: number;
  birthHour: number;
  gender: Gender;
};

/**
 * Element of a birth, with its texts, colours, directions and numbers. All texts are Vietnamese.
 */
export type Menh = {
  /** Nạp âm of the lunar year of birth, such as `'Hải Trung Kim'`. */
  napAm: string;
  /** Element of the nạp âm. */
  nguHanh: NguHanh;
  /** Description of the element, one paragraph. */
  desc: string;
  /** Strengths of a person of this element. */
  positive: string[];
  /** Weaknesses of a person of this element. */
  negative: string[];
  /**
   * Colour names of this element, of the element that generates it, and of the element that
   * overcomes it. Their values are in `colorHex`.
   */
  colors: { compatible: string[]; beneficial: string[]; avoid: string[] };
  /** The four auspicious directions of the life palace: Sinh Khí, Thiên Y, Diên Niên, Phục Vị. */
  directions: string[];
  /** Numbers of the Lạc Thư: those of this element, then those of the element that generates it. */
  numbers: number[];
  /** Names of careers that suit the element. */
  careers: string[];
};

/** A birth-chart analysis. */
export type Analysis = {
  /** Name of the request, trimmed. */
  name: string;
  /** Gender of the request. */
  gender: Gender;
  /** Solar date of birth, such as `'21/01/1985'`. */
  solarDate: string;
  /** Lunar date of birth, such as `'1 tháng 1 năm Ất Sửu'`, with `'(nhuận)'` after a leap month. */
  lunarDate: string;
  tuTru: FourPillars;
  menh: Menh;
  /** Name of the life palace, such as `'Khảm'`. */
  cungMenh: string;
  /** The lunar date as numbers. */
  lunar: LunarDate;
  /**
   * Can chi of the lunar year, which decides element and palace. The pillars may have another year.
   */
  lunarYear: CanChi;
  /** Life palace with all eight directions. */
  palace: CungMenh;
};

const ACTION = 'analyze a birth';

function solarText(day: number, month: number, year: number): string {
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

function lunarText({ day, month, leap }: LunarDate, { can, chi }: CanChi): string {
  return `${day} tháng ${month}${leap ? ' (nhuận)' : ''} năm ${can} ${chi}`;
}

/**
 * Analyses a birth for a Tử Vi page.
 *
 * The element (mệnh) is the nạp âm of the lunar year. The life palace also follows the lunar year,
 * which begins on Tết. The pillars are those of `fourPillars`: their year begins at Lập xuân, and
 * from 23:00 on the hour is Tý of the next day. The lunar date is that of the civil day.
 *
 * @throws {TypeError} If the request or one of its properties has the wrong type.
 * @throws {RangeError} If the name is blank, the day does not exist, or a number is out of range.
 *
 * @example
 * ```ts
 * import { analyze } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { lunarDate, menh, cungMenh } = analyze({
 *   name: 'An',
 *   birthYear: 1985,
 *   birthMonth: 2,
 *   birthDay: 10,
 *   birthHour: 8,
 *   gender: 'female',
 * });
 * assert.equal(lunarDate, '21 tháng 1 năm Ất Sửu');
 * assert.equal(menh.napAm, 'Hải Trung Kim');
 * assert.equal(cungMenh, 'Ly');
 * assert.deepEqual(menh.directions, ['Đông', 'Đông Nam', 'Bắc', 'Nam']);
 * ```
 */
export function analyze(request: TuViRequest): Analysis {
  checkObject(ACTION, 'request', request);
  const { birthYear: year, birthMonth: month, birthDay: day, birthHour: hour, gender } = request;
  if (typeof request.name !== 'string' || request.name.trim() === '') {
    throwInvalidArgument(ACTION, 'name', 'a text that is not blank', request.name, 'string');
  }
  checkInteger(ACTION, 'birthYear', year, FIRST_YEAR, LAST_YEAR);
  checkInteger(ACTION, 'birthMonth', month, 1, 12);
  checkInteger(ACTION, 'birthDay', day, 1, 31);
  checkInteger(ACTION, 'birthHour', hour, 0, 23);
  isMale(gender, ACTION);
  const date = { year, month, day };
  checkSolarDate(ACTION, date);
  const lunar = toLunar(date);
  const lunarYear = canChiOfYear(lunar.year);
  const palace = cungMenh(lunar.year, gender);
  const { sinhKhi, thienY, dienNien, phucVi } = palace.directions;
  const destiny = napAm(lunarYear);
  const { desc, positive, negative, colors, numbers, careers } = elements[destiny.nguHanh];
  return {
    name: request.name.trim(),
    gender,
    solarDate: solarText(day, month, year),
    lunarDate: lunarText(lunar, lunarYear),
    tuTru: fourPillars({ ...date, hour }),
    menh: {
      ...destiny,
      desc,
      positive: [...positive],
      negative: [...negative],
      colors: {
        compatible: [...colors.compatible],
        beneficial: [...colors.beneficial],
        avoid: [...colors.avoid],
      },
      directions: [sinhKhi, thienY, dienNien, phucVi],
      numbers: [...numbers],
      careers: [...careers],
    },
    cungMenh: palace.cung,
    lunar,
    lunarYear,
    palace,
  };
}
