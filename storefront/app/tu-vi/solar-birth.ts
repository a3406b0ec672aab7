import {
  type CalendarOptions,
  daysInLunarMonth,
  leapMonth,
  type SolarDate,
  toSolar,
} from '@thach-an/lunar';
import type { BirthDetails, TuViValues } from '@thach-an/ui';
import type { FieldErrors } from './analysis-result.ts';

/** The date of birth as fields of the form. */
type TypedDate = Pick<TuViValues, 'birthYear' | 'birthMonth' | 'birthDay'>;

/** A solar date, or the errors of the fields of a lunar date. */
export type SolarBirth = { date: SolarDate } | { errors: FieldErrors };

/**
 * Converts a typed lunar date of birth to the solar date.
 *
 * @param leap `true` for a date in a leap month
 * @param place the South had a calendar of its own from 1968 to 1975
 */
export function toSolarBirth(
  typed: TypedDate,
  leap: boolean,
  place: BirthDetails['place'],
): SolarBirth {
  const [year, month, day] = [typed.birthYear, typed.birthMonth, typed.birthDay].map(toInteger);
  const error = (field: keyof TypedDate, text: string) => ({ errors: { [field]: text } });
  if (year === undefined || year < 1900 || year > 2100) {
    return error('birthYear', 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.');
  }
  if (month === undefined || month < 1 || month > 12) {
    return error('birthMonth', 'Tháng sinh phải là một số từ 1 đến 12.');
  }
  const options: CalendarOptions = { calendar: place === 'south' ? 'vietnam-south' : 'vietnam' };
  const leapOfYear = leapMonth(year, options);
  if (leap && leapOfYear !== month) {
    const which = leapOfYear === null ? 'không có tháng nhuận' : `chỉ có tháng ${leapOfYear} nhuận`;
    return error('birthMonth', `Năm ${year} âm lịch ${which}.`);
  }
  const days = daysInLunarMonth(year, month, leap, options);
  if (day === undefined || day < 1 || day > days) {
    const name = `Tháng ${month}${leap ? ' nhuận' : ''} âm lịch năm ${year}`;
    return error('birthDay', `${name} chỉ có ${days} ngày.`);
  }
  return { date: toSolar({ year, month, day, leap }, options) };
}

/** Returns the values of the form with a solar date. */
export function withSolarDate(values: TuViValues, { year, month, day }: SolarDate): TuViValues {
  return {
    ...values,
    birthYear: String(year),
    birthMonth: String(month),
    birthDay: String(day),
  };
}

function toInteger(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : undefined;
}
