import {
  festivals,
  formatLunar,
  type IcsEvent,
  nextFullMoonDay,
  nextNewMoonDay,
  publicHolidays,
  type SolarDate,
  solarTerms,
  toLunar,
} from '@thach-an/lunar';
import type { PublicFeed } from '../../app/almanac/public-feeds.ts';

const inEachYear = (eventsOf: (year: number) => IcsEvent[]) => (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => eventsOf(from + index)).flat();

function moonDays(from: number, to: number): IcsEvent[] {
  const events: IcsEvent[] = [];
  for (
    const [next, id] of [[nextNewMoonDay, 'mung-mot'], [nextFullMoonDay, 'ram']] as const
  ) {
    let date: SolarDate = next({ year: from - 1, month: 12, day: 31 });
    for (; date.year <= to; date = next(date)) {
      events.push({ id, date, name: formatLunar(toLunar(date), MOON_NAMES[id]) });
    }
  }
  return events;
}

const MOON_NAMES = {
  'mung-mot': 'Mùng 1 tháng {monthName}{leap}',
  ram: 'Rằm tháng {monthName}{leap}',
};

/** Civil date of an instant at UTC+7, the time of the calendar since 1968. */
function dateInVietnam(instant: Date): SolarDate {
  const local = new Date(instant.getTime() + 7 * 3_600_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
  };
}

/** Events of the calendars for everyone in a range of years. */
export const feedEvents: Record<PublicFeed, (from: number, to: number) => IcsEvent[]> = {
  'ram-mung-mot': moonDays,
  'le-tet': inEachYear((year) =>
    festivals(year).map(({ id, date, name }) => ({ id, date, name: name.vi }))
  ),
  'tiet-khi': inEachYear((year) =>
    solarTerms(year).map(({ name, instant }) => ({
      id: `tiet ${name}`,
      date: dateInVietnam(instant),
      name,
    }))
  ),
  'nghi-le': inEachYear((year) =>
    publicHolidays(year).map(({ id, date, name, basis }) => ({
      id: `nghi ${id}`,
      date,
      name: basis === 'estimate' ? `${name.vi} (dự kiến)` : name.vi,
    }))
  ),
};
