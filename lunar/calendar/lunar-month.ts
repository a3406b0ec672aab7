import { checkInteger, throwInvalidArgument } from '../check-input.ts';
import {
  type CalendarOptions,
  FIRST_LUNAR_YEAR,
  LAST_LUNAR_YEAR,
  type LunarMonths,
  monthsOf,
} from './calendar.ts';

/** Returns the table of months, and the indices in it at which a lunar year begins and ends. */
export function monthsOfYear(
  lunarYear: number,
  options: CalendarOptions | undefined,
  action: string,
): { months: LunarMonths; first: number; end: number } {
  checkInteger(action, 'lunar year', lunarYear, FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR);
  const months = monthsOf(options, action);
  const { codes } = months;
  const first = codes.indexOf(lunarYear * 32 + 2, (lunarYear - FIRST_LUNAR_YEAR) * 12);
  return { months, first, end: codes.indexOf(lunarYear * 32 + 34, first) };
}

/** Returns the index of a lunar month in its table. Error messages begin with "Cannot `action`". */
export function monthIndex(
  lunarYear: number,
  month: number,
  leap: boolean = false,
  options: CalendarOptions | undefined,
  action: string,
): { months: LunarMonths; index: number } {
  const { months, first, end } = monthsOfYear(lunarYear, options, action);
  checkInteger(action, 'month', month, 1, 12);
  if (typeof leap !== 'boolean') throwInvalidArgument(action, 'leap', 'true or false', leap);
  const index = months.codes.indexOf(lunarYear * 32 + month * 2 + (leap ? 1 : 0), first);
  if (index < 0 || index >= end) {
    throw new RangeError(`Cannot ${action}: lunar year ${lunarYear} has no leap month ${month}`);
  }
  return { months, index };
}
