import { fromIsoDate, type SolarDate, toIsoDate } from '@thach-an/lunar';
import { cutText } from './cut-text.ts';

export type AlmanacAddress =
  | { view: 'today' }
  | { view: 'day'; date: SolarDate }
  | { view: 'month'; year: number; month: number }
  | { view: 'year'; year: number }
  | { view: 'choose' }
  | { view: 'anniversaries' };

/** Paths of the views without a date. */
export const almanacPath = '/lich';
export const choosePath = '/lich/chon-ngay';
export const anniversariesPath = '/lich/nhac-gio';
/** Address to which the field for a date is sent. */
export const findPath = '/lich/tim';

/** Parameter of the page of today after a text that is not a date: the text. */
const unreadParameter = 'loi';
/** Maximum length of the field for a date. */
const maxFindLength = 80;

/** Returns the text of the field that is not a date, if there is one. */
export function readUnread(params: URLSearchParams): string | undefined {
  const text = params.get(unreadParameter);
  return text === null ? undefined : cutText(text, maxFindLength);
}

/** Returns the URL of the page of today after a text that is not a date. */
export const unreadHref = (text: string): string =>
  `${almanacPath}?${new URLSearchParams({ [unreadParameter]: cutText(text, maxFindLength) })}`;

/** Parameter of the days and months of 1968 to 1975 in the calendar of the South. */
export const southParameter = 'lich';

const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Returns `true` for the years of the almanac, 1900 to 2100. */
export const inRange = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

export const dayHref = (date: SolarDate): string => `${almanacPath}/${toIsoDate(date)}`;
export const monthHref = (year: number, month: number): string =>
  `${almanacPath}/${year}-${String(month).padStart(2, '0')}`;
export const yearHref = (year: number): string => `${almanacPath}/nam-${year}`;

/** Returns the URL of a day, or `undefined` outside of 1900 to 2100. */
export const linkedDay = (date: SolarDate): string | undefined =>
  inRange(date.year) ? dayHref(date) : undefined;

/** Returns the views that search engines may list: from a year before a day to a year after it. */
export function almanacPathsAround({ year, month }: SolarDate): string[] {
  const months = Array.from({ length: 25 }, (_, index) => year * 12 + month - 1 + index - 12);
  return [
    almanacPath,
    choosePath,
    anniversariesPath,
    ...[year - 1, year, year + 1].map(yearHref),
    ...months.map((number) => monthHref(Math.floor(number / 12), number % 12 + 1)),
  ];
}

/** Returns the view of a path, or `undefined` if it is not one of the almanac. */
export function readAlmanacPath(path: string): AlmanacAddress | undefined {
  if (path === almanacPath) return { view: 'today' };
  if (path === choosePath) return { view: 'choose' };
  if (path === anniversariesPath) return { view: 'anniversaries' };
  const match = /^\/lich\/(?:nam-(\d{4})|(\d{4})-(\d\d)(-\d\d)?)$/.exec(path);
  if (!match) return undefined;
  const [, ofYear, yearText, monthText, dayText] = match;
  const year = Number(ofYear ?? yearText);
  const month = Number(monthText);
  if (!inRange(year)) return undefined;
  if (ofYear !== undefined) return { view: 'year', year };
  if (month < 1 || month > 12) return undefined;
  if (dayText === undefined) return { view: 'month', year, month };
  try {
    return { view: 'day', date: fromIsoDate(`${yearText}-${monthText}${dayText}`) };
  } catch {
    return undefined;
  }
}

/** Returns `true` for the days on which North and South counted by different clocks. */
export function hasSouthernCalendar({ year, month }: { year: number; month: number }): boolean {
  const months = year * 12 + month;
  return months >= 1968 * 12 + 1 && months <= 1975 * 12 + 6;
}

/** Returns `true` if a month or day of 1968 to 1975 is requested in the calendar of the South. */
export function isSouthern(address: AlmanacAddress, params: URLSearchParams): boolean {
  if (params.get(southParameter) !== 'mien-nam') return false;
  if (address.view === 'day') return hasSouthernCalendar(address.date);
  return address.view === 'month' && hasSouthernCalendar(address);
}
