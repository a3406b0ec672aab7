import { almanac, type Calendar, explain, monthGrid, type SolarDate } from '@thach-an/lunar';
import type { DayEvent, MonthGridDay } from '@thach-an/ui';
import { linkedDay } from './almanac-address.ts';
import { eventsOf, eventsOn, timeOnDay } from './day-view.ts';

export interface MonthView {
  year: number;
  month: number;
  weeks: MonthGridDay[][];
  /** Special days of the month with their terms, for the list below the grid. */
  listed: { date: SolarDate; events: DayEvent[]; term?: { name: string; time: string } }[];
}

/** Returns the content of a month in a calendar. */
export function monthView(
  year: number,
  month: number,
  calendar: Calendar = 'vietnam',
  query = '',
): MonthView {
  const events = eventsOf([year - 1, year, year + 1], calendar);
  const weeks = monthGrid(year, month, { calendar }).map((week) =>
    week.map(({ date, lunar, inMonth }): MonthGridDay => {
      const href = linkedDay(date);
      if (href === undefined) return { date, lunar, inMonth, hoangDao: false, events: [] };
      const record = almanac(date, { calendar });
      return {
        date,
        lunar,
        inMonth,
        hoangDao: record.hoangDao,
        href: inMonth ? href + query : href,
        events: eventsOn(events, date),
        ...(record.termInstant && {
          term: {
            name: explain(record, 'term').value.vi,
            time: timeOnDay(record.termInstant, date),
          },
        }),
      };
    })
  );
  const listed = weeks.flat().filter((day) => day.inMonth && (day.events.length > 0 || day.term))
    .map(({ date, events, term }) => ({ date, events: [...events], ...(term && { term }) }));
  return { year, month, weeks, listed };
}

/** Returns the months of a year with solar and lunar days only. */
export function yearView(year: number): { month: number; weeks: MonthGridDay[][] }[] {
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    weeks: monthGrid(year, index + 1).map((week) =>
      week.map(({ date, lunar, inMonth }): MonthGridDay => ({
        date,
        lunar,
        inMonth,
        hoangDao: false,
        events: [],
        ...(inMonth && { href: linkedDay(date) }),
      }))
    ),
  }));
}
