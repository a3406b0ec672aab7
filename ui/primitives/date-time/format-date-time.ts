/** Vietnam has one time zone and no summer time: UTC+7. */
const offset = 7 * 60 * 60 * 1000;

/**
 * Writes a moment as a clock in Vietnam shows it. It asks no locale and no time zone of the machine, so that
 * server and browser write the same.
 *
 * @param iso date and time with its zone, such as '2026-11-21T08:05:00.000Z'
 * @throws {RangeError} if it is no date
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { formatDateTime } from './format-date-time.ts';
 *
 * assert.equal(formatDateTime('2026-11-21T08:05:00.000Z'), '21/11/2026 15:05');
 * ```
 */
export function formatDateTime(iso: string): string {
  const [date = '', time = ''] = new Date(Date.parse(iso) + offset).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}
