import { formatDateTime } from './format-date-time.ts';

/**
 * Formats the day of a time in the time zone of Vietnam.
 *
 * @param time in ms since 1970, or with its time zone, such as '2026-11-21T08:05:00.000Z'
 * @throws {RangeError} if `time` is not a valid date
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { formatDate } from './format-date.ts';
 *
 * assert.equal(formatDate('2026-11-21T18:05:00.000Z'), '22/11/2026');
 * ```
 */
export function formatDate(time: string | number): string {
  return formatDateTime(time).slice(0, 10);
}
