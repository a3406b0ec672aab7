import { civilDay } from '../calendar/civil-day.ts';
import { deltaT } from '../astronomy/delta-t.ts';
import { markdownTable } from '../bench/markdown-table.ts';
import { type Calendar, fromJulianDay, solarTerms } from '../mod.ts';
import { type Ephemeris, type LunarMonth, lunarMonths } from './lunar-months.ts';

/** Largest distance from midnight, in seconds, of a listed instant. */
const MAX_DISTANCE = 61;
const FIRST_PREDICTED = Date.parse('2027-01-01');

/** A new moon or major term. `moveTo` returns the ephemeris with this event at another instant. */
type Event = { name: string; utc: number; moveTo: (utc: number) => Ephemeris };

function events(ephemeris: Ephemeris): Event[] {
  const names = solarTerms(2000).filter((_, i) => i % 2 === 1).map(({ name }) => name);
  const { newMoons, majorTerms } = ephemeris;
  return [
    ...newMoons.map((utc, k): Event => ({
      name: 'new moon',
      utc,
      moveTo: (moved) => ({ ...ephemeris, newMoons: newMoons.with(k, moved) }),
    })),
    ...majorTerms.flatMap((year, y) =>
      year.map((utc, i): Event => ({
        name: names[i]!,
        utc,
        moveTo: (moved) => ({ ...ephemeris, majorTerms: majorTerms.with(y, year.with(i, moved)) }),
      }))
    ),
  ].filter(({ utc }) => utc >= Date.parse('1900-01-01') && utc < Date.parse('2101-01-01'))
    .sort((a, b) => a.utc - b.utc);
}

function dateText(jd: number): string {
  const { year, month, day } = fromJulianDay(jd);
  return `${day}/${month}/${year}`;
}

/** Describes the first difference of two lists of months. */
function changeText(months: LunarMonth[], others: LunarMonth[]): string {
  const leaps = (list: LunarMonth[]) =>
    list.filter(({ leap }) => leap).map(({ year, month }) => `${month}/${year}`);
  const removed = leaps(months).filter((leap) => !leaps(others).includes(leap));
  const added = leaps(others).filter((leap) => !leaps(months).includes(leap));
  if (removed.length) return `leap month ${added} instead of ${removed}`;
  const k = months.findIndex(({ start }, i) => start !== others[i]!.start);
  if (k < 0) return 'none';
  const { month, leap, year } = months[k]!;
  return `month ${month}${leap ? ' (leap)' : ''}/${year} begins on ${dateText(others[k]!.start)}`;
}

function reasonText(utc: number, offset: number): string {
  const margin = Math.abs(offset).toFixed(1);
  if (utc < FIRST_PREDICTED) return `ΔT is observed; the error of the theory is below ${margin} s`;
  const limit = (deltaT(utc) + offset).toFixed(0);
  return `ΔT is predicted as ${deltaT(utc).toFixed(0)} s; the other day requires ${
    offset > 0 ? 'more' : 'less'
  } than ${limit} s`;
}

/**
 * Returns a Markdown table of the new moons and major terms within about a minute of midnight in
 * each calendar: the chosen day, the effect of choosing the other day, and the reason for the
 * choice.
 */
export function nearMidnightTable(ephemeris: Ephemeris): string {
  const rows = (['vietnam', 'utc+7', 'utc+8'] as Calendar[]).flatMap((calendar) => {
    const months = lunarMonths(ephemeris, calendar);
    return events(ephemeris).flatMap(({ name, utc, moveTo }) => {
      const day = civilDay(utc, calendar);
      const before = civilDay(utc - MAX_DISTANCE * 1000, calendar);
      const after = civilDay(utc + MAX_DISTANCE * 1000, calendar);
      if (before === after) return [];
      const sign = before !== day ? 1 : -1;
      let distance = 0;
      while (civilDay(utc - sign * distance, calendar) === day) distance += 10;
      const offset = sign * distance / 1000;
      const others = lunarMonths(moveTo(utc - sign * (distance + 10)), calendar);
      return [[
        `${name}, ${new Date(utc).toISOString().slice(0, 19)}Z`,
        calendar,
        `${sign > 0 ? '+' : '−'}${Math.abs(offset).toFixed(1)} s`,
        dateText(day),
        changeText(months, others),
        reasonText(utc, offset),
      ]];
    });
  });
  return markdownTable(
    [
      'instant (UTC)',
      'calendar',
      'from midnight',
      'chosen day',
      'effect of the other day',
      'reason',
    ],
    rows,
    '---',
  );
}
