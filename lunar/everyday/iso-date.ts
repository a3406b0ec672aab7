import { throwInvalidArgument } from '../check-input.ts';
import { checkSolarDate, type SolarDate } from '../calendar/solar-date.ts';

/**
 * Returns the date of an ISO 8601 string, `yyyy-mm-dd`.
 *
 * @throws {TypeError} If the argument is not a string.
 * @throws {RangeError} If the text has another form or the day does not exist.
 *
 * @example
 * ```ts
 * import { fromIsoDate } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(fromIsoDate('2026-11-24'), { year: 2026, month: 11, day: 24 });
 * ```
 */
export function fromIsoDate(text: string): SolarDate {
  const match = typeof text === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) throwInvalidArgument('read a date', 'text', 'like 2026-11-24', text, 'string');
  const date = { year: +match[1]!, month: +match[2]!, day: +match[3]! };
  checkSolarDate('read', date);
  return date;
}

/**
 * Returns the ISO 8601 string of a date, `yyyy-mm-dd`.
 *
 * @throws {TypeError} If the date has the wrong type.
 * @throws {RangeError} If the day does not exist.
 *
 * @example
 * ```ts
 * import { toIsoDate } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(toIsoDate({ year: 2026, month: 2, day: 7 }), '2026-02-07');
 * ```
 */
export function toIsoDate(date: SolarDate): string {
  checkSolarDate('write', date);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}
