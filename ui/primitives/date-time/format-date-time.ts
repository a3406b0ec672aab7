/**
 * Offset of Vietnam from UTC in ms. The country has one time zone, UTC+7, and no daylight saving.
 */
const offsetMs = 7 * 60 * 60 * 1000;

/**
 * Formats a date and time in the time zone of Vietnam. It depends on no locale or time zone of the
 * machine, so that server and browser produce the same text.
 *
 * @param time in ms since 1970, or with its time zone, such as '2026-11-21T08:05:00.000Z'
 * @throws {RangeError} if `time` is not a valid date
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { formatDateTime } from './format-date-time.ts';
 *
 * assert.equal(formatDateTime('2026-11-21T08:05:00.000Z'), '21/11/2026 15:05');
 * assert.equal(formatDateTime(0), '01/01/1970 07:00');
 * ```
 */
export function formatDateTime(time: string | number): string {
  const local = new Date(new Date(time).getTime() + offsetMs).toISOString();
  const [date = '', clock = ''] = local.split('T');
  return `${date.split('-').reverse().join('/')} ${clock.slice(0, 5)}`;
}
