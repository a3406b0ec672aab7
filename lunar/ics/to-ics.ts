import { checkInteger, checkObject, checkOptions, throwInvalidArgument } from '../check-input.ts';
import { fromJulianDay, julianDay } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { toIsoDate } from '../everyday/iso-date.ts';

/** All-day event of a calendar file. */
export type IcsEvent = {
  /**
   * Identity of the event in its calendar, without its date. Calendar programs recognize an event
   * of an earlier file by its id and its date.
   */
  id: string;
  date: SolarDate;
  name: string;
  description?: string;
  /** Reminder. */
  alarm?: IcsAlarm;
};

/** Time of a reminder on the clock of its reader. */
export type IcsAlarm = {
  /** 0 on the day of the event, up to 28. */
  daysBefore: number;
  /** 0 to 23. */
  hour: number;
};

/** Properties of a calendar file. */
export type IcsOptions = {
  /** Name that calendar programs show. */
  name: string;
  /** Days after which a subscribed program reads the file again, 1 to 365. @default 7 */
  refreshDays?: number;
  /**
   * Instant of all events' last change. The same events give the same file.
   * @default 1 January 2026
   */
  stamp?: Date;
};

const ACTION = 'write a calendar file';
const DEFAULT_STAMP = Date.UTC(2026, 0, 1);
const MAX_OCTETS = 75;
const encoder = /* @__PURE__ */ new TextEncoder();

/** Returns a text with the characters escaped that RFC 5545 reserves (3.3.11). */
function escapeText(text: string): string {
  // Control characters are invalid in a text.
  // deno-lint-ignore no-control-regex
  return text.replace(/\r\n?/g, '\n').replace(/[\x00-\x09\x0b-\x1f\x7f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Returns the number of octets of a character in UTF-8. */
function octetsOf(char: string): number {
  const code = char.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Folds a line after at most 75 octets, never inside a character (3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
}

/** Returns a hash of a text in 13 hexadecimal digits (two of FNV-1a, 32 and 20 bits). */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x050c5d1f];
  for (const byte of encoder.encode(text)) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x01000197);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 12).toString(16).padStart(5, '0');
}

const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

function checkText(name: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') throwInvalidArgument(ACTION, name, 'a text', value);
  if (value.trim() === '') throwInvalidArgument(ACTION, name, 'not empty', value, 'string');
}

/** Returns the duration from midnight of the event to its reminder (3.3.6). */
function trigger({ daysBefore, hour }: IcsAlarm): string {
  const hours = hour - 24 * daysBefore;
  return `${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`;
}

function eventLines(event: IcsEvent, stamp: string): string[] {
  checkObject(ACTION, 'event', event);
  const { id, date, name, description, alarm } = event;
  checkText('id', id);
  checkText('name', name);
  if (description !== undefined) checkText('description', description);
  if (alarm !== undefined) {
    checkObject(ACTION, 'alarm', alarm);
    checkInteger(ACTION, 'daysBefore', alarm.daysBefore, 0, 28);
    checkInteger(ACTION, 'hour', alarm.hour, 0, 23);
  }
  const day = compact(toIsoDate(date));
  const summary = escapeText(name);
  return [
    'BEGIN:VEVENT',
    `UID:${hash(id)}-${day}@lunar`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day}`,
    `DTEND;VALUE=DATE:${compact(toIsoDate(fromJulianDay(julianDay(date) + 1)))}`,
    `SUMMARY:${summary}`,
    ...description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`],
    'TRANSP:TRANSPARENT',
    ...alarm === undefined ? [] : [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${trigger(alarm)}`,
      'END:VALARM',
    ],
    'END:VEVENT',
  ];
}

/**
 * Returns a calendar file (iCalendar, RFC 5545) with all-day events, for a download or a
 * subscription. Each event is one day of one year: `RSCALE` of RFC 7529 has no Vietnamese calendar,
 * and most programs do not read it.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a text is empty, a day does not exist or a number is out of range.
 *
 * @example Thirty years of a giỗ
 * ```ts
 * import { anniversaries, toIcs } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const dates = anniversaries({ month: 12, day: 30 }, { from: 2026, count: 30 });
 * const file = toIcs(
 *   dates.map(({ date }) => ({ id: 'ong-ngoai', date, name: 'Giỗ ông ngoại' })),
 *   { name: 'Nhắc giỗ' },
 * );
 * assert.ok(file.includes('DTSTART;VALUE=DATE:20270205\r\n'));
 * ```
 */
export function toIcs(events: Iterable<IcsEvent>, options: IcsOptions): string {
  checkOptions(ACTION, options, ['name', 'refreshDays', 'stamp']);
  if (typeof events?.[Symbol.iterator] !== 'function') {
    throwInvalidArgument(ACTION, 'events', 'a list', events);
  }
  const { name, refreshDays = 7, stamp = new Date(DEFAULT_STAMP) } = options;
  checkText('name', name);
  checkInteger(ACTION, 'refreshDays', refreshDays, 1, 365);
  const isDate = stamp instanceof Date;
  // An invalid Date has no text, and years beyond 9999 have a sign.
  const stampText = compact(isDate && stamp.toJSON() || '');
  if (!/^\d{8}T/.test(stampText)) {
    const type = isDate ? 'object' : undefined;
    throwInvalidArgument(ACTION, 'stamp', 'a Date of the years 0 to 9999', stamp, type);
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Thach An//lunar//VI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:P${refreshDays}D`,
    `X-PUBLISHED-TTL:P${refreshDays}D`,
  ];
  for (const event of events) lines.push(...eventLines(event, stampText));
  lines.push('END:VCALENDAR');
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
