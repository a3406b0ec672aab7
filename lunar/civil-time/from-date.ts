import { checkedDayNumber } from '../calendar/julian-day.ts';
import { throwInvalidArgument } from '../check-input.ts';
import type { Birth } from '../four-pillars/four-pillars.ts';

/** Civil date and time in a time zone, rounded down to the minute. */
export type ZonedDateTime = Required<Birth> & {
  /** Offset of this time from UTC in hours, such as 7 for Vietnam today. */
  utcOffset: number;
};

const ACTION = 'convert a Date';

/** Formatter of the last call: its creation takes much longer than its use. */
let last: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/**
 * Returns the civil date and time of an instant in a time zone. All functions for solar dates and
 * births accept the result.
 *
 * The rules of the zone are those of the JavaScript engine. `'Asia/Ho_Chi_Minh'` has the clocks of
 * the South before 13 June 1975; `civilTime` also has those of the North.
 *
 * @param date An instant in the years 1 to 9999.
 * @param timeZone Name of a time zone in the IANA database, by default that of Vietnam.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the date is invalid or out of range, or the time zone is unknown.
 *
 * @example Tết of 2026 begins in Vietnam while it is still the day before in Paris
 * ```ts
 * import { fromDate, toLunar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const instant = new Date('2026-02-16T17:30:00Z');
 * const inVietnam = fromDate(instant);
 * assert.deepEqual(toLunar(inVietnam), { year: 2026, month: 1, day: 1, leap: false });
 * const inParis = fromDate(instant, 'Europe/Paris');
 * assert.deepEqual(toLunar(inParis), { year: 2025, month: 12, day: 29, leap: false });
 * ```
 *
 * @example The four pillars of an instant
 * ```ts
 * import { fourPillars, fromDate } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const birth = fromDate(new Date('2024-02-09T16:30:00Z'), 'Asia/Tokyo');
 * const { utcOffset } = birth;
 * assert.deepEqual([birth.day, birth.hour, birth.minute, utcOffset], [10, 1, 30, 9]);
 * assert.deepEqual(fourPillars(birth, { utcOffset }).gio, { can: 'Ất', chi: 'Sửu' });
 * ```
 */
export function fromDate(date: Date, timeZone = 'Asia/Ho_Chi_Minh'): ZonedDateTime {
  const milliseconds = timeOf(date);
  const parts = formatOf(timeZone).formatToParts(milliseconds);
  const text = (type: string) => parts.find((part) => part.type === type)?.value;
  const number = (type: string) => Number(text(type));
  // The year before year 1 is 1 BC.
  const year = text('era') === 'BC' ? 1 - number('year') : number('year');
  const month = number('month');
  const day = number('day');
  const hour = number('hour');
  const minute = number('minute');
  const days = checkedDayNumber({ year, month, day }, ACTION) - 2_440_588;
  const seconds = days * 86_400 + hour * 3600 + minute * 60 + number('second');
  const utcOffset = (seconds - Math.floor(milliseconds / 1000)) / 3600;
  return { year, month, day, hour, minute, utcOffset };
}

/** Returns the milliseconds since 1970 of a valid `Date`, also of another frame or realm. */
function timeOf(date: Date): number {
  let milliseconds;
  try {
    milliseconds = Date.prototype.getTime.call(date);
  } catch {
    throwInvalidArgument(ACTION, 'date', 'a Date', date);
  }
  if (Number.isNaN(milliseconds)) {
    throwInvalidArgument(ACTION, 'date', 'a valid Date', date, 'object');
  }
  return milliseconds;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  if (last?.timeZone === timeZone) return last.format;
  if (typeof timeZone !== 'string') throwInvalidArgument(ACTION, 'timeZone', 'a string', timeZone);
  let format;
  try {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throwInvalidArgument(ACTION, 'timeZone', 'a name such as Europe/Paris', timeZone, 'string');
  }
  last = { timeZone, format };
  return format;
}
