import { civilDay } from '../astronomy/civil-day.ts';
import { deltaT } from '../astronomy/delta-t.ts';
import { markdownTable } from '../bench/markdown-table.ts';
import { type Calendar, fromJulianDay, solarTerms } from '../mod.ts';
import { computeSky, type LunarMonth, lunarMonths, type Sky } from './lunar-months.ts';

/** How near to midnight an instant is listed, in seconds. */
const NEAR = 61;
const FIRST_PREDICTED = Date.parse('2027-01-01');

type Event = { name: string; utc: number; moved: (to: number) => Sky };

function events(sky: Sky): Event[] {
  const names = solarTerms(2000).filter((_, i) => i % 2 === 1).map(({ name }) => name);
  const { newMoons, majorTerms } = sky;
  return [
    ...newMoons.map((utc, k): Event => ({
      name: 'new moon',
      utc,
      moved: (to) => ({ ...sky, newMoons: newMoons.with(k, to) }),
    })),
    ...majorTerms.flatMap((year, y) =>
      year.map((utc, i): Event => ({
        name: names[i]!,
        utc,
        moved: (to) => ({ ...sky, majorTerms: majorTerms.with(y, year.with(i, to)) }),
      }))
    ),
  ].filter(({ utc }) => utc >= Date.parse('1900-01-01') && utc < Date.parse('2101-01-01'))
    .sort((a, b) => a.utc - b.utc);
}

function dateText(jd: number): string {
  const { year, month, day } = fromJulianDay(jd);
  return `${day}/${month}/${year}`;
}

/** What another list of months would change, in words. */
function changeText(months: LunarMonth[], others: LunarMonth[]): string {
  const leaps = (list: LunarMonth[]) =>
    list.filter(({ leap }) => leap).map(({ year, month }) => `${month}/${year}`);
  const gone = leaps(months).filter((leap) => !leaps(others).includes(leap));
  const come = leaps(others).filter((leap) => !leaps(months).includes(leap));
  if (gone.length) return `leap month ${come} instead of ${gone}`;
  const k = months.findIndex(({ start }, i) => start !== others[i]!.start);
  if (k < 0) return 'none';
  const { month, leap, year } = months[k]!;
  return `month ${month}${leap ? ' (leap)' : ''}/${year} begins on ${dateText(others[k]!.start)}`;
}

function reasonText(utc: number, offset: number): string {
  const margin = Math.abs(offset).toFixed(1);
  if (utc < FIRST_PREDICTED) return `ΔT is observed; the theory errs by less than the ${margin} s`;
  const limit = (deltaT(utc) + offset).toFixed(0);
  return `ΔT is predicted as ${deltaT(utc).toFixed(0)} s; the other side needs ${
    offset > 0 ? 'more' : 'less'
  } than ${limit} s`;
}

/**
 * The new moons and major terms that fall within about a minute of midnight in each calendar, with the day
 * taken, what the other day would change, and why it is not taken: a Markdown table.
 */
export function nearMidnightTable(): string {
  const sky = computeSky();
  const rows = (['vietnam', 'utc+7', 'utc+8'] as Calendar[]).flatMap((calendar) => {
    const months = lunarMonths(sky, calendar);
    return events(sky).flatMap(({ name, utc, moved }) => {
      const day = civilDay(utc, calendar);
      const before = civilDay(utc - NEAR * 1000, calendar);
      const after = civilDay(utc + NEAR * 1000, calendar);
      if (before === after) return [];
      const sign = before !== day ? 1 : -1;
      let near = 0;
      while (civilDay(utc - sign * near, calendar) === day) near += 10;
      const offset = sign * near / 1000;
      const others = lunarMonths(moved(utc - sign * (near + 10)), calendar);
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
      'day taken',
      'the other day would change',
      'reason',
    ],
    rows,
    '---',
  );
}
