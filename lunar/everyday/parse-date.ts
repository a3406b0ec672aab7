import { type CalendarOptions, LAST_LUNAR_YEAR, monthsOf } from '../calendar/calendar.ts';
import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import { checkSolarDate, type SolarDate } from '../calendar/solar-date.ts';
import { type LunarDate, toLunar } from '../calendar/to-lunar.ts';
import { toSolar } from '../calendar/to-solar.ts';
import { throwInvalidArgument } from '../check-input.ts';
import { today } from '../civil-time/today.ts';
import { canChiOfYear } from '../four-pillars/can-chi.ts';
import { dayOfName, namedDayPattern } from './named-day.ts';
import { monthOf, numberOf } from './number-words.ts';
import { plainText } from './plain-text.ts';

/** Calendar, and the day from which a date without a year is the next one. */
export type ParseDateOptions = CalendarOptions & {
  /** @default the current date in Vietnam */
  from?: SolarDate;
};

/** Date that was read, in both calendars. */
export type ParsedDate = {
  date: SolarDate;
  lunar: LunarDate;
  /** Calendar in which the text was written. */
  calendar: 'solar' | 'lunar';
};

const ACTION = 'read a date';
const FORMS = "like '24/11', '10/3 âm', 'rằm tháng bảy', 'mùng 1 Tết 2027' or 'Trung thu 2027'";
const MAX_LENGTH = 80;

const DAY = '(?<day>\\d{1,2}|[a-z]+(?: [a-z]+){0,2})';
const YEAR = '(?:(?:,? nam |[/.,-] ?| )(?<year>\\d{4}|[a-z]+ [a-z]+))?';
const WRITTEN = new RegExp(
  `^(?:ngay )?(?<first>mung |mong )?${DAY} thang (?<month>\\d{1,2}|muoi (?:mot|hai)|[a-z]+)${YEAR}$`,
);
const NUMERIC = new RegExp(
  `^(?:ngay )?(?<first>mung |mong )?(?<day>\\d{1,2})[/.-](?<month>\\d{1,2})${YEAR}$`,
);
const TET = new RegExp(`^(?:mung |mong )?(?:${DAY} )?tet(?: nguyen dan)?${YEAR}$`);
const DAY_ALONE = new RegExp(`^(?:ngay )?(?:ram|(?:mung|mong) ${DAY})$`);
const NAMED = namedDayPattern(YEAR);
const EVE = new RegExp(`^giao thua(?: tet)?(?: nguyen dan)?${YEAR}$`);
const ISO = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;
const RELATIVE: Record<string, number> = { 'hom qua': -1, 'hom nay': 0, mai: 1, 'ngay mai': 1 };
const LUNAR_WORDS = /\b(?:am lich|am|al|lich am|lich ta)\b/;
const SOLAR_WORDS = /\b(?:duong lich|duong|dl|lich duong|lich tay)\b/;
const LEAP_WORD = /\bnhuan\b/;

/** Returns the year of a number or a can chi, with i or y: the one nearest to `current`. */
function yearOf(words: string, current: number): number | undefined {
  if (/^\d+$/.test(words)) return Number(words);
  for (let distance = 0; distance <= 30; distance++) {
    for (const year of [current + distance, current - distance]) {
      const { can, chi } = canChiOfYear(year);
      if (plainText(`${can} ${chi}`).replaceAll('y', 'i') === words.replaceAll('y', 'i')) {
        return year;
      }
    }
  }
  return undefined;
}

type Fields = { day: number; month: number; leap: boolean; year: number | undefined };

/** Returns the first day of the fields that is not before `from`. */
function nextSolar({ day, month, year }: Fields, from: SolarDate): SolarDate {
  if (year !== undefined) {
    const date = { year, month, day };
    checkSolarDate(ACTION, date);
    return date;
  }
  const first = checkedDayNumber(from, ACTION);
  // 29 February is at most eight years away.
  for (let next = from.year; next <= from.year + 8; next++) {
    const date = { year: next, month, day };
    try {
      if (checkedDayNumber(date, ACTION) >= first) return date;
    } catch (error) {
      if (!(error instanceof RangeError) || month !== 2 || day !== 29) throw error;
    }
  }
  throw new RangeError(`Cannot ${ACTION}: no day ${day}/${month} follows`);
}

function nextLunar(fields: Fields, from: SolarDate, options: CalendarOptions): LunarDate {
  const { day, month, leap, year } = fields;
  if (year !== undefined) {
    const date = { year, month, day, leap };
    toSolar(date, options);
    return date;
  }
  const first = checkedDayNumber(from, ACTION);
  for (let next = toLunar(from, options).year; next <= LAST_LUNAR_YEAR; next++) {
    const date = { year: next, month, day, leap };
    try {
      if (checkedDayNumber(toSolar(date, options), ACTION) >= first) return date;
    } catch (error) {
      // Another year can have the leap month or the day 30.
      const possible = month >= 1 && month <= 12 && day >= 1 && day <= 30;
      if (!(error instanceof RangeError) || !possible) throw error;
    }
  }
  throw new RangeError(`Cannot ${ACTION}: no lunar day ${day}/${month} follows until 2100`);
}

/** Returns the first day with this number in a lunar month that is not before `from`. */
function nextMonthDay(day: number, from: SolarDate, options: CalendarOptions): LunarDate {
  const first = checkedDayNumber(from, ACTION);
  const { starts } = monthsOf(options, ACTION);
  const start = starts.find((start, i) => start + day > first && start + day <= starts[i + 1]!);
  if (start === undefined) throw new RangeError(`Cannot ${ACTION}: no lunar day ${day} follows`);
  return toLunar(fromJulianDay(start + day - 1), options);
}

/** Returns the last day of the lunar year before `year`, or of the current one. */
function newYearsEve(
  year: number | undefined,
  from: SolarDate,
  options: CalendarOptions,
): LunarDate {
  const lunarYear = year === undefined ? toLunar(from, options).year : year - 1;
  const tet = checkedDayNumber(
    toSolar({ year: lunarYear + 1, month: 1, day: 1, leap: false }, options),
    ACTION,
  );
  return toLunar(fromJulianDay(tet - 1), options);
}

/**
 * Reads a date as people write it in Vietnamese, with or without accents: `'24/11'`,
 * `'24/11/2026'`, `'2026-11-24'`, `'10/3 âm'`, `'15/6 nhuận âm lịch'`, `'rằm'`, `'mùng 1'`,
 * `'rằm tháng bảy'`, `'mùng 1 Tết 2027'`, `'giao thừa'`, `'Trung thu 2027'`,
 * `'16 tháng Mười năm Bính Ngọ'`, `'hôm nay'`.
 *
 * A date is lunar if the text has a word for it: âm, rằm, mùng, Giêng, Chạp, Tết, nhuận, or a year
 * in can chi; Tết dương lịch is 1 January. 30 Tết is the last day before Tết, also if it is day 29.
 * Without a year it is the next such day, `from` included; a year in can chi is the nearest one.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the text has another form or the day does not exist.
 *
 * @example
 * ```ts
 * import { parseDate } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const from = { year: 2026, month: 11, day: 24 };
 * assert.deepEqual(parseDate('10/3 âm', { from }).date, { year: 2027, month: 4, day: 16 });
 * assert.deepEqual(parseDate('mùng 1 Tết 2027').date, { year: 2027, month: 2, day: 6 });
 * assert.deepEqual(parseDate('24/11', { from }).date, from);
 * ```
 */
export function parseDate(text: string, options: ParseDateOptions = {}): ParsedDate {
  monthsOf(options, ACTION, ['from']);
  if (typeof text !== 'string') throwInvalidArgument(ACTION, 'text', FORMS, text);
  const invalid = () => throwInvalidArgument(ACTION, 'text', FORMS, shorten(text), 'string');
  if (text.length > MAX_LENGTH) invalid();
  const { from = today(), calendar = 'vietnam' } = options;
  const inCalendar = { calendar };
  checkSolarDate(ACTION, from);
  const lunarYear = toLunar(from, inCalendar).year;

  const plain = plainText(text);
  const solarResult = (date: SolarDate): ParsedDate => ({
    date,
    lunar: toLunar(date, inCalendar),
    calendar: 'solar',
  });
  const lunarResult = (lunar: LunarDate): ParsedDate => ({
    date: toSolar(lunar, inCalendar),
    lunar,
    calendar: 'lunar',
  });
  const relative = Object.hasOwn(RELATIVE, plain) ? RELATIVE[plain] : undefined;
  if (relative !== undefined) {
    return solarResult(fromJulianDay(checkedDayNumber(from, ACTION) + relative));
  }
  const words = plain.replace(/^tet (?:duong lich|duong|tay)\b/, '1/1').replace(LUNAR_WORDS, ' ')
    .replace(SOLAR_WORDS, ' ').replace(LEAP_WORD, ' ').replace(/ +/g, ' ')
    .replace(/ ?([/.-]) ?/g, '$1').trim();
  const leap = LEAP_WORD.test(plain);
  const hasSolarWord = SOLAR_WORDS.test(plain);
  const readYear = (written: string | undefined): number | undefined => {
    if (written === undefined) return undefined;
    return yearOf(written, lunarYear) ?? invalid();
  };
  const named = NAMED.exec(words)?.groups;
  if (named) {
    const festival = dayOfName(named.name!, readYear(named.year), from, inCalendar);
    if (!festival || leap) return invalid();
    const isLunar = festival.rule?.calendar === 'lunar';
    if (isLunar ? hasSolarWord : LUNAR_WORDS.test(plain)) invalid();
    return isLunar ? lunarResult(toLunar(festival.date, inCalendar)) : solarResult(festival.date);
  }
  const ofTet = EVE.exec(words) ?? TET.exec(words);
  if (ofTet) {
    if (leap || hasSolarWord) invalid();
    const { day: dayWords, year: yearWords } = ofTet.groups!;
    const year = readYear(yearWords);
    const day = dayWords === undefined ? 1 : numberOf(dayWords);
    // '30 Tết' is the last day of the year for everyone, also if it is day 29.
    if (words.startsWith('giao') || day === 30) {
      return lunarResult(newYearsEve(year, from, inCalendar));
    }
    if (day === undefined) invalid();
    if (day! >= 23) {
      // '29 Tết' is a day of month 12 before Tết of that year.
      const before = year === undefined ? undefined : year - 1;
      return lunarResult(
        nextLunar({ day: day!, month: 12, leap: false, year: before }, from, inCalendar),
      );
    }
    return lunarResult(nextLunar({ day: day!, month: 1, leap: false, year }, from, inCalendar));
  }
  const alone = DAY_ALONE.exec(words)?.groups;
  if (alone) {
    const day = numberOf(alone.day ?? 'ram') ?? 0;
    if (leap || hasSolarWord || day < 1) invalid();
    return lunarResult(nextMonthDay(day, from, inCalendar));
  }
  const groups = (ISO.exec(words) ?? NUMERIC.exec(words) ?? WRITTEN.exec(words))?.groups;
  if (!groups) invalid();
  const { day: dayWords, month: monthWords, year: yearWords, first } = groups!;
  const day = numberOf(dayWords!);
  const month = monthOf(monthWords!);
  const year = readYear(yearWords);
  if (day === undefined || month === undefined) invalid();
  const isLunar = LUNAR_WORDS.test(plain) || first !== undefined || leap ||
    dayWords === 'ram' || /gieng|chap/.test(monthWords!) || /[a-z]/.test(yearWords ?? '');
  if (isLunar && hasSolarWord) invalid();
  if (isLunar && monthWords === 'mot') {
    throwInvalidArgument(ACTION, 'month', "'tháng Giêng' or 'tháng 11'", 'tháng một', 'string');
  }
  const fields = { day: day!, month: month!, leap, year };
  return isLunar
    ? lunarResult(nextLunar(fields, from, inCalendar))
    : solarResult(nextSolar(fields, from));
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
