import { checkInteger, throwInvalidArgument } from '../check-input.ts';

/** A day of the proleptic Gregorian calendar: `month` from 1 to 12, `day` from 1. */
export type SolarDate = { year: number; month: number; day: number };

/** Throws unless a year is from 1 to 9999, the range of the functions that use no table. */
export function checkYear(action: string, name: string, year: number): void {
  checkInteger(action, name, year, 1, 9999);
}

function daysInSolarMonth(year: number, month: number): number {
  if (month === 2) return year % (year % 100 ? 4 : 400) ? 28 : 29;
  return 30 + (month + (month >> 3) & 1);
}

/**
 * Throws unless the date is a day of the Gregorian calendar in the years 1 to 9999. A date of
 * `Temporal` has a `calendarId`: the numbers of most other calendars differ.
 */
export function checkSolarDate(action: string, date: SolarDate & { calendarId?: string }): void {
  if (date?.year === undefined || !/iso|gre/.test(date.calendarId ?? 'iso')) {
    const requirement = '{ year, month, day }, see fromDate(), fromPlainDate(), today()';
    throwInvalidArgument(action, 'date', requirement, date);
  }
  const { year, month, day } = date;
  checkYear(action, 'year', year);
  checkInteger(action, 'month', month, 1, 12);
  checkInteger(action, 'day', day, 1, 31);
  if (day > 28) {
    const days = daysInSolarMonth(year, month);
    if (day > days) {
      throw new RangeError(
        `Cannot ${action} ${day}/${month}/${year}: month ${month} of ${year} has ${days} days`,
      );
    }
  }
}
