import { solarTermInstant } from '../astronomy/solar-term.ts';
import { newMoonInstant } from '../astronomy/new-moon.ts';
import { civilDay } from '../astronomy/civil-day.ts';
import type { Calendar } from '../calendar/calendar.ts';

export const FIRST_LUNAR_YEAR = 1899;
export const LAST_LUNAR_YEAR = 2100;

export type LunarMonth = { year: number; month: number; leap: boolean; start: number };
export type Sky = { newMoons: number[]; majorTerms: number[][] };

let computed: Sky | undefined;

/** New moons and major terms (index 0 = Đại hàn) from 1898 to 2101, as UTC milliseconds; computed once. */
export function computeSky(): Sky {
  if (computed) return computed;
  const newMoons: number[] = [];
  for (let k = -1262; k <= 1258; k++) newMoons.push(newMoonInstant(k));
  const majorTerms: number[][] = [];
  for (let year = FIRST_LUNAR_YEAR - 1; year <= LAST_LUNAR_YEAR + 1; year++) {
    majorTerms.push(Array.from({ length: 12 }, (_, i) => solarTermInstant(year, 2 * i + 1)));
  }
  return computed = { newMoons, majorTerms };
}

/**
 * The months of all lunar years 1899-2100 by the rules of the calendar: a month begins on the civil day of
 * the new moon; month 11 holds Đông chí; where thirteen months lie between two of them, the first without
 * a major term is leap.
 */
export function lunarMonths(sky: Sky, calendar: Calendar): LunarMonth[] {
  const starts = sky.newMoons.map((t) => civilDay(t, calendar));
  const terms = sky.majorTerms.map((year) => year.map((t) => civilDay(t, calendar)));
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
