import { type CalendarOptions, monthsOf } from '../calendar/calendar.ts';
import { checkChoice } from '../check-input.ts';

/**
 * Calendar, year to look at, and the rules in which the schools of Tử Vi differ. The defaults are
 * those of the Vietnamese school, as in Tử Vi Đẩu Số Tân Biên by Vân Đằng Thái Thứ Lang
 * (`'tan-bien'`). `'toan-thu'` is the Chinese school of Tử Vi Đẩu Số Toàn Thư, `'thien-luong'` that
 * of the Vietnamese author Thiên Lương, `'trung-chau'` the Chinese school Trung Châu.
 */
export type LaSoOptions = CalendarOptions & {
  /** Lunar year whose limits and stars are computed: from the year of birth to 9999. */
  viewYear?: number;
  /**
   * Lunar date of a birth from 23:00 to 23:59: that of the next day or that of the same day. The
   * hour is Tý in both.
   * @default 'next-day'
   */
  lateRat?: 'next-day' | 'same-day';
  /**
   * Month by which stars are placed for a birth in a leap month: the month of the same number;
   * `'split'`: from day 16 on the next one; `'next'`: the next one for the whole month. There is no
   * consensus, so an application should show the rule in use.
   * @default 'same'
   */
  leapMonth?: 'same' | 'split' | 'next';
  /** Table of brightness. @default 'tan-bien' */
  brightness?: 'tan-bien' | 'toan-thu';
  /** Palaces of Thiên Khôi and Thiên Việt. @default 'tan-bien' */
  khoiViet?: 'tan-bien' | 'toan-thu' | 'thien-luong';
  /**
   * Directions of Hỏa Tinh and Linh Tinh: opposite ones that depend on the gender, or both thuận.
   * @default 'tan-bien'
   */
  hoaLinh?: 'tan-bien' | 'toan-thu';
  /**
   * Stars that take the Tứ Hóa in the years Mậu, Canh and Nhâm. Vietnamese authors disagree most
   * about Canh.
   * @default 'toan-thu'
   */
  tuHoa?: 'toan-thu' | 'thien-luong' | 'trung-chau';
  /**
   * Palace from which the months of a year are counted: that of the tiểu hạn or that of the branch
   * of the year.
   * @default 'tieu-han'
   */
  nguyetHan?: 'tieu-han' | 'thai-tue';
  /** Branch that decides Mệnh chủ: that of the year or that of the palace Mệnh. @default 'year' */
  menhChu?: 'year' | 'menh-palace';
  /** Thân chủ of the years Tý: Linh Tinh or Hỏa Tinh. @default 'tan-bien' */
  thanChu?: 'tan-bien' | 'toan-thu';
  /** Palace of Thiên Trù in the years Quý: Tuất or Hợi. @default 'tan-bien' */
  thienTru?: 'tan-bien' | 'toan-thu';
  /**
   * Direction in which the days are counted from Văn Khúc to Thiên Quý: nghịch or thuận.
   * @default 'tan-bien'
   */
  thienQuy?: 'tan-bien' | 'toan-thu';
  /** Palaces by which Thiên Giải advances each month: one or two. @default 'tan-bien' */
  thienGiai?: 'tan-bien' | 'thien-luong';
};

/** Options with defaults. */
export type Schools = CalendarOptions & Required<Omit<LaSoOptions, 'viewYear' | 'calendar'>>;

/** Beginning of all error messages of a chart, after "Cannot". */
export const ACTION = 'draw a lá số';

/** Values of each option, the default first. */
const CHOICES: { [Name in Exclude<keyof Schools, 'calendar'>]: Schools[Name][] } = {
  lateRat: ['next-day', 'same-day'],
  leapMonth: ['same', 'split', 'next'],
  brightness: ['tan-bien', 'toan-thu'],
  khoiViet: ['tan-bien', 'toan-thu', 'thien-luong'],
  hoaLinh: ['tan-bien', 'toan-thu'],
  tuHoa: ['toan-thu', 'thien-luong', 'trung-chau'],
  nguyetHan: ['tieu-han', 'thai-tue'],
  menhChu: ['year', 'menh-palace'],
  thanChu: ['tan-bien', 'toan-thu'],
  thienTru: ['tan-bien', 'toan-thu'],
  thienQuy: ['tan-bien', 'toan-thu'],
  thienGiai: ['tan-bien', 'thien-luong'],
};

/** Checks the options and adds the defaults. */
export function checkSchools(options: LaSoOptions): Schools {
  monthsOf(options, ACTION, ['viewYear', ...Object.keys(CHOICES)]);
  const schools: Record<string, string | undefined> = { calendar: options.calendar };
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = options[name as keyof typeof CHOICES];
    if (value !== undefined) checkChoice(ACTION, name, value, choices);
    schools[name] = value ?? choices[0];
  }
  return schools as Schools;
}
