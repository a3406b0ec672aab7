import { type Festival, festivals } from '../almanac/festivals.ts';
import festivalTable from '../almanac/festivals.json' with { type: 'json' };
import type { CalendarOptions } from '../calendar/calendar.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { toIsoDate } from './iso-date.ts';
import { plainText } from './plain-text.ts';

/** Names that people use beside those of the table, by the id of the festival. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  'hung-vuong': ['gio to'],
  'doan-ngo': ['diet sau bo'],
  'ong-tao': ['ong tao', 'ong cong', 'dua ong tao'],
  'national': ['quoc khanh viet nam'],
  'labour': ['quoc te lao dong'],
  'teachers': ['nha giao'],
  'christmas': ['noel'],
};

const OPENING = '(?:ngay |le |tet |via )';

const ID_BY_NAME = new Map(festivalTable.flatMap(({ id, name }) => {
  const names = name.vi.split('(').map(plainText);
  // Months of the moon are read as such, since they can be leap months.
  const ownNames = names.filter((name) => !name.startsWith('ram '))
    .map((name) => name.replace(new RegExp(`^${OPENING}`), ''));
  return [...ownNames, ...OTHER_NAMES[id] ?? []].map((name) => [name, id] as const);
}));

/** Returns the pattern of a text that names a festival, and possibly its year. */
export function namedDayPattern(year: string): RegExp {
  return new RegExp(`^${OPENING}*(?<name>${[...ID_BY_NAME.keys()].join('|')})${year}$`);
}

/**
 * Returns the day of a festival in a Gregorian year; `undefined` if the festival is younger.
 *
 * @param name a name that `namedDayPattern()` has found
 * @param year without it, the day is the next one, `from` included
 */
export function dayOfName(
  name: string,
  year: number | undefined,
  from: SolarDate,
  options: CalendarOptions,
): Festival | undefined {
  const id = ID_BY_NAME.get(name);
  const find = (year: number) => festivals(year, options).find((festival) => festival.id === id);
  if (year !== undefined) return find(year);
  const current = find(from.year);
  return current && toIsoDate(current.date) >= toIsoDate(from) ? current : find(from.year + 1);
}
