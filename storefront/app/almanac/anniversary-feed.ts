import {
  anniversaries,
  daysUntil,
  fromJulianDay,
  type IcsEvent,
  julianDay,
  type SolarDate,
  toIcs,
  toLunar,
} from '@thach-an/lunar';
import type { AnniversaryAlarm, AnniversaryLine, NextAnniversary } from '@thach-an/ui';
import { cutText } from './cut-text.ts';
import { shortDate, weekdayOf } from './day-view.ts';

/** Maximum number of giỗ in a calendar file. */
export const maxLines = 12;
/** Years ahead in a calendar file. */
export const feedYears = 30;
/** Path of the calendar file of giỗ. */
export const anniversaryFeedPath = '/lich/gio.ics';

const POLICIES = ['regular', 'leap', 'both'] as const;
const SHORT_MONTHS = ['last-day', 'next-day', 'skip'] as const;
const ALARMS: Record<AnniversaryAlarm, IcsEvent['alarm']> = {
  none: undefined,
  'eve-7': { daysBefore: 1, hour: 7 },
  'eve-19': { daysBefore: 1, hour: 19 },
  'day-6': { daysBefore: 0, hour: 6 },
};
const WEEKDAYS = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'];
const ADJUSTED = {
  'last-day': 'Tháng thiếu, cúng ngày 29.',
  'next-day': 'Tháng thiếu, cúng mùng 1 tháng sau.',
};

type NewLine = Omit<AnniversaryLine, 'id'>;

/** Giỗ of a calendar file, and the time of their reminders. */
export interface AnniversaryRequest {
  lines: readonly NewLine[];
  alarm: AnniversaryAlarm;
}

/** Line before anything is typed. */
export const emptyLine: NewLine = {
  name: '',
  day: 1,
  month: 1,
  leap: false,
  leapPolicy: 'regular',
  shortMonth: 'last-day',
};

const isAlarm = (value: unknown): value is AnniversaryAlarm =>
  typeof value === 'string' && Object.hasOwn(ALARMS, value);

/** Returns the parameters of a calendar file, in the form in which a form without scripts sends. */
export function writeAnniversaries({ lines, alarm }: AnniversaryRequest): URLSearchParams {
  const params = new URLSearchParams();
  for (const { name, day, month, leap, leapPolicy, shortMonth } of lines) {
    params.append('ten', name);
    params.append('ngay', `${day}`);
    params.append('thang', `${month}`);
    params.append('nhuan', leap ? '1' : '0');
    params.append('kieu', leapPolicy);
    params.append('thieu', shortMonth);
  }
  params.set('nhac', alarm);
  return params;
}

/**
 * Reads the parameters of a calendar file.
 *
 * @throws {RangeError} with a sentence for the visitor if one is missing or invalid
 */
export function readAnniversaries(params: URLSearchParams): AnniversaryRequest {
  const names = params.getAll('ten');
  if (names.length === 0 || names.length > maxLines) {
    throw new RangeError(`Cần từ 1 đến ${maxLines} ngày giỗ.`);
  }
  const columns = ['ngay', 'thang', 'nhuan', 'kieu', 'thieu'].map((name) => params.getAll(name));
  const lines = names.map((name, i): NewLine => {
    const [day, month, leap, policy, short] = columns.map((column) => column[i] ?? '');
    return {
      name: cutText(name, 60) || `Giỗ ${day}/${month}`,
      day: readNumber('Ngày', day, 30),
      month: readNumber('Tháng', month, 12),
      leap: leap === '1',
      leapPolicy: POLICIES.find((name) => name === policy) ?? 'regular',
      shortMonth: SHORT_MONTHS.find((name) => name === short) ?? 'last-day',
    };
  });
  const alarm = params.get('nhac') ?? 'none';
  return { lines, alarm: isAlarm(alarm) ? alarm : 'none' };
}

function readNumber(label: string, text: string | undefined, max: number): number {
  const value = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  if (value < 1 || value > max) throw new RangeError(`${label} âm phải từ 1 đến ${max}.`);
  return value;
}

/** Returns the dates of a line from a day on. */
function datesOf({ day, month, leap, leapPolicy, shortMonth }: NewLine, from: SolarDate) {
  // A date of the previous lunar year may have moved past Tết.
  const lunarYear = Math.max(1899, toLunar(from).year - 1);
  const count = (feedYears + 2) * (leapPolicy === 'both' ? 2 : 1);
  return anniversaries({ day, month, leap }, { from: lunarYear, count, leapPolicy, shortMonth })
    .filter(({ date }) => daysUntil(date, from) >= 0);
}

const inWords = (date: SolarDate) => `${WEEKDAYS[weekdayOf(date) - 1]}, ${shortDate(date)}`;

/** Returns the next date of a line from a day on, as displayed. */
export function nextAnniversary(line: NewLine, from: SolarDate): NextAnniversary | null {
  const [next] = datesOf(line, from);
  if (!next) return null;
  const { date, leap, adjusted } = next;
  const eve = shortDate(fromJulianDay(julianDay(date) - 1));
  return { date: inWords(date), eve, leap, adjusted };
}

/** Writes the calendar file of giỗ: thirty years from the first day of this lunar year. */
export function anniversaryFile({ lines, alarm }: AnniversaryRequest, today: SolarDate): string {
  const events = lines.flatMap((line, index): IcsEvent[] =>
    datesOf(line, { year: today.year, month: 1, day: 1 })
      .filter(({ date }) => date.year < today.year + feedYears)
      .map(({ date, adjusted }) => ({
        id: `${index} ${line.name}`,
        date,
        name: line.name,
        description: `Ngày ${line.day}/${line.month}${line.leap ? ' nhuận' : ''} âm lịch.` +
          (adjusted ? ` ${ADJUSTED[adjusted]}` : ''),
        alarm: ALARMS[alarm],
      }))
  );
  return toIcs(events, { name: 'Nhắc giỗ' });
}
