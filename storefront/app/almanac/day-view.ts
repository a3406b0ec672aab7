import {
  almanac,
  type AlmanacField,
  almanacFields,
  type BilingualText,
  type Calendar,
  canChiOfDay,
  daysUntil,
  type DoubleHour,
  explain,
  type Explanation,
  festivals,
  formatLunar,
  hoursOfDay,
  julianDay,
  type LunarDate,
  type NapAm,
  napAm,
  type PublicHoliday,
  publicHolidays,
  type SolarDate,
} from '@thach-an/lunar';
import type { DayEvent, DayLeafProps } from '@thach-an/ui';

/** Lines of the calendar. All others are those of the folk layer. */
const CALENDAR_FIELDS: readonly AlmanacField[] = [
  'lunar',
  'monthLength',
  'dayCanChi',
  'monthCanChi',
  'yearCanChi',
  'solarMonth',
  'term',
  'napAm',
  'elongation',
];

export interface DayView {
  leaf: Pick<
    DayLeafProps,
    'date' | 'weekday' | 'lunar' | 'monthLength' | 'pillars' | 'term' | 'events'
  >;
  /** Lunar date in words. */
  lunarText: string;
  calendar: Explanation[];
  folk: Explanation[];
  hours: DoubleHour[];
  /** Nạp âm of the day and its element. */
  napAm: NapAm;
  /** Days off: basis, and source in English. */
  holidayNotes: { basis: string; source: string }[];
}

/** Returns the day of the week from Monday 1 to Sunday 7. */
export const weekdayOf = (date: SolarDate): number => julianDay(date) % 7 + 1;

/** Writes the time of an instant on the civil day `date`: in UTC+7 unless that is another day. */
export function timeOnDay(instant: Date, date: SolarDate): string {
  for (const hours of [7, 8]) {
    const local = new Date(instant.getTime() + hours * 3_600_000);
    if (local.getUTCDate() !== date.day) continue;
    const time = local.toISOString().slice(11, 16);
    return hours === 7 ? time : `${time} (UTC+${hours})`;
  }
  return `${instant.toISOString().slice(11, 16)} (UTC)`;
}

const BASIS: Record<PublicHoliday['basis'], string> = {
  law: 'theo luật',
  decision: 'theo quyết định của năm',
  estimate: 'dự kiến, chờ quyết định của năm',
  unverified: 'theo một nguồn, chưa kiểm chứng',
};

const key = ({ year, month, day }: SolarDate) => `${year}-${month}-${day}`;

/** Special days of some years by date. */
export type YearEvents = ReadonlyMap<string, DayEvent[]>;

/** Returns the days off and festivals of years by date. A day off is not repeated as a festival. */
export function eventsOf(years: readonly number[], calendar: Calendar): YearEvents {
  const found = new Map<string, DayEvent[]>();
  for (const year of years) {
    if (year < 1900 || year > 2100) continue;
    for (const { date, name } of year < 1990 ? [] : publicHolidays(year)) {
      found.set(key(date), [...found.get(key(date)) ?? [], { kind: 'off', name }]);
    }
    for (const { date, name, kind } of festivals(year, { calendar })) {
      const others = found.get(key(date)) ?? [];
      if (others.some((other) => other.name.vi.toLowerCase() === name.vi.toLowerCase())) continue;
      found.set(key(date), [...others, { kind, name }]);
    }
  }
  return found;
}

export const eventsOn = (events: YearEvents, date: SolarDate): DayEvent[] =>
  events.get(key(date)) ?? [];

/**
 * Creates a function that replaces English texts, which no page shows, by the others. Equal texts
 * become one object: a page sends each object once.
 */
function createVietnamese(): (line: Explanation) => Explanation {
  const texts = new Map<string, BilingualText>();
  const only = ({ vi }: BilingualText) => {
    const known = texts.get(vi) ?? { vi, en: vi };
    texts.set(vi, known);
    return known;
  };
  return ({ school, others, ...line }) => {
    for (const key of ['name', 'value', 'rule'] as const) line[key] = only(line[key]);
    return {
      ...line,
      school: school && only(school),
      others: others.map(({ school, value, source }) => ({
        school: only(school),
        value: only(value),
        source,
      })),
    };
  };
}

/** Returns the content of a day in a calendar. */
export function dayView(date: SolarDate, calendar: Calendar = 'vietnam'): DayView {
  const record = almanac(date, { calendar });
  const inVietnamese = createVietnamese();
  const lines = almanacFields.map((field) => inVietnamese(explain(record, field)));
  const text = (name: AlmanacField) => lines.find(({ field }) => field === name)!.value.vi;
  const off = date.year < 1990 ? [] : publicHolidays(date.year);
  return {
    leaf: {
      date,
      weekday: weekdayOf(date),
      lunar: record.lunar,
      monthLength: record.monthLength,
      pillars: { day: text('dayCanChi'), month: text('monthCanChi'), year: text('yearCanChi') },
      term: {
        name: text('term'),
        ...(record.termInstant && { begins: timeOnDay(record.termInstant, date) }),
      },
      events: eventsOn(eventsOf([date.year], calendar), date),
    },
    lunarText: formatLunar(record.lunar),
    calendar: lines.filter(({ field }) => CALENDAR_FIELDS.includes(field)),
    folk: lines.filter(({ field }) => !CALENDAR_FIELDS.includes(field)),
    napAm: napAm(canChiOfDay(date)),
    hours: hoursOfDay(date),
    holidayNotes: off.filter((holiday) => key(holiday.date) === key(date))
      .map(({ name, basis, source }) => ({
        basis: `${name.vi}: nghỉ ${BASIS[basis]}.`,
        source,
      })),
  };
}

/** Next day off after a date. */
export interface NextHoliday {
  name: string;
  date: SolarDate;
  days: number;
  estimate: boolean;
}

/** Returns the first day of the next holiday by law after a date. */
export function nextHoliday(today: SolarDate): NextHoliday | undefined {
  for (const year of [today.year, today.year + 1]) {
    if (year > 2100) return undefined;
    for (const { date, name, basis } of publicHolidays(year)) {
      const days = daysUntil(date, today);
      if (days > 0) return { name: name.vi, date, days, estimate: basis === 'estimate' };
    }
  }
  return undefined;
}

/** Writes a lunar date in figures with its year: `16/10 Bính Ngọ`. */
export function shortLunar(lunar: LunarDate): string {
  return formatLunar(lunar, '{day}/{month}{leap} {yearName}');
}

/** Writes a date in figures: `24/11/2026`. */
export const shortDate = ({ day, month, year }: SolarDate): string => `${day}/${month}/${year}`;
