import { civilDay } from '../calendar/civil-day.ts';
import type { Instants } from '../astronomy/civil-day-instants.ts';
import type { Calendar } from '../calendar/calendar.ts';

export const FIRST_LUNAR_YEAR = 1899;
export const LAST_LUNAR_YEAR = 2100;

export type LunarMonth = { year: number; month: number; leap: boolean; start: number };

/**
 * New moons and major terms from 1898 to 2101, in UTC milliseconds since 1970. The major terms are
 * grouped by year; index 0 is Đại hàn.
 */
export type Ephemeris = { newMoons: number[]; majorTerms: number[][] };

/** Computes the instants that decide the months of all lunar years 1899 to 2100. */
export function computeEphemeris({ newMoon, solarTerm }: Instants): Ephemeris {
  const newMoons: number[] = [];
  for (let k = -1262; k <= 1258; k++) newMoons.push(newMoon(k));
  const majorTerms: number[][] = [];
  for (let year = FIRST_LUNAR_YEAR - 1; year <= LAST_LUNAR_YEAR + 1; year++) {
    majorTerms.push(Array.from({ length: 12 }, (_, i) => solarTerm(year, 2 * i + 1)));
  }
  return { newMoons, majorTerms };
}

/**
 * Lists the months of all lunar years 1899 to 2100 by the rules of the calendar. A month begins on
 * the civil day of the new moon. Month 11 contains Đông chí. If there are thirteen months from one
 * month 11 to the next, the first one without a major term is the leap month.
 */
export function lunarMonths(ephemeris: Ephemeris, calendar: Calendar): LunarMonth[] {
  const starts = ephemeris.newMoons.map((t) => civilDay(t, calendar));
  const terms = ephemeris.majorTerms.map((year) => year.map((t) => civilDay(t, calendar)));
  const termDays = terms.flat();
  const monthHolding = (day: number) => starts.findLastIndex((start) => start <= day);
  const hasTerm = (k: number) => termDays.some((day) => day >= starts[k]! && day < starts[k + 1]!);
  const months: LunarMonth[] = [];
  for (let i = 0; i + 1 < terms.length; i++) {
    const from = monthHolding(terms[i]![11]!);
    const to = monthHolding(terms[i + 1]![11]!);
    let leap = -1;
    if (to - from === 13) { for (let k = to - 1; k > from; k--) if (!hasTerm(k)) leap = k; }
    let number = 10;
    for (let k = from; k < to; k++) {
      if (k !== leap) number++;
      const year = FIRST_LUNAR_YEAR - 1 + i + (number > 12 ? 1 : 0);
      months.push({ year, month: (number - 1) % 12 + 1, leap: k === leap, start: starts[k]! });
    }
  }
  return months;
}
