/**
 * Offset of Vietnam from UTC in ms. The country has one time zone, UTC+7, and no daylight saving.
 */
const offsetMs = 7 * 60 * 60 * 1000;

/**
 * Formats a date and time in the time zone of Vietnam. It depends on no locale or time zone of the
 * machine, so that server and browser produce the same text.
 *
 * @param iso date and time with time zone, such as '2026-11-21T08:05:00.000Z'
 * @throws {RangeError} if `iso` is not a valid date
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { formatDateTime } from './format-date-time.ts';
 *
 * assert.equal(formatDateTime('2026-11-21T08:05:00.000Z'), '21/11/2026 15:05');
 * ```
 */
export function formatDateTime(iso: string): string {
  const [date = '', time = ''] = new Date(Date.parse(iso) + offsetMs).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}
