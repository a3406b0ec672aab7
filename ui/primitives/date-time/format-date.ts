import { formatDateTime } from './format-date-time.ts';

/**
 * Formats the day of a time in the time zone of Vietnam.
 *
 * @param iso date and time with time zone, such as '2026-11-21T08:05:00.000Z'
 * @throws {RangeError} if `iso` is not a valid date
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { formatDate } from './format-date.ts';
 *
 * assert.equal(formatDate('2026-11-21T18:05:00.000Z'), '22/11/2026');
 * ```
 */
export function formatDate(iso: string): string {
  return formatDateTime(iso).slice(0, 10);
}
