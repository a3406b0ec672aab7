import { type CalendarOptions, monthsOf } from '../calendar/calendar.ts';
import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { civilDay } from '../calendar/civil-day.ts';
import { checkInteger } from '../check-input.ts';
import { FIRST_YEAR, LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import { termSecond } from '../solar-terms/solar-terms.ts';
import type { BilingualText } from './explain.ts';
import festivalTable from './festivals.json' with { type: 'json' };

/** Festival or commemoration of a year. */
export type Festival = {
  /** Name in addresses and programs, such as `'trung-thu'`. */
  id: string;
  name: BilingualText;
  kind: 'tradition' | 'commemoration';
  date: SolarDate;
  /** Day and month of the calendar that fixes the date, or `null` if a solar term does. */
  rule: { calendar: 'lunar' | 'solar'; month: number; day: number } | null;
};

type Row = {
  id: string;
  name: BilingualText;
  kind: string;
  lunar?: string;
  solar?: string;
  term?: number;
  since?: number;
};

const ACTION = 'list the festivals';

/**
 * Lists the festivals and commemorations of a Gregorian year in the order of their dates. Lunar
 * festivals are in the regular month. Giao thừa is the last day of the lunar year.
 *
 * Commemorations begin with the year of the event or of the decision that introduced them.
 *
 * @param year 1900 to 2100.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year is not an integer in that range.
 *
 * @example
 * ```ts
 * import { festivals } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const trungThu = festivals(2026).find(({ id }) => id === 'trung-thu');
 * assert.deepEqual(trungThu?.date, { year: 2026, month: 9, day: 25 });
 * ```
 */
export function festivals(year: number, options: CalendarOptions = {}): Festival[] {
  checkInteger(ACTION, 'year', year, FIRST_YEAR, LAST_YEAR);
  const months = monthsOf(options, ACTION);
  const { calendar = 'vietnam' } = options;
  const found: { jd: number; festival: Festival }[] = [];
  const add = (jd: number, { id, name, kind }: Row, rule: Festival['rule']) => {
    const date = fromJulianDay(jd);
    if (date.year !== year) return;
    const festival = { id, name: { ...name }, kind: kind as Festival['kind'], date, rule };
    found.push({ jd, festival });
  };
  for (const row of festivalTable as Row[]) {
    if (year < (row.since ?? 0)) continue;
    const [day, month] = (row.lunar ?? row.solar ?? '0/0').split('/').map(Number) as [
      number,
      number,
    ];
    if (row.lunar) {
      // A date of the last months can be in January or February of the next year.
      for (const lunarYear of [year - 1, year]) {
        const code = lunarYear * 32 + month * 2;
        // A day 30 is the last one of the year: the day before month 1.
        const index = months.codes.indexOf(day === 30 ? code + 10 : code);
        const jd = months.starts[index]! + (day === 30 ? -1 : day - 1);
        add(jd, row, { calendar: 'lunar', month, day });
      }
    } else if (row.solar) {
      const jd = checkedDayNumber({ year, month, day }, ACTION);
      add(jd, row, { calendar: 'solar', month, day });
    } else add(civilDay(termSecond(year, row.term!) * 1000, calendar), row, null);
  }
  return found.sort((a, b) => a.jd - b.jd).map(({ festival }) => festival);
}
