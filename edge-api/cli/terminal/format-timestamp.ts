const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Formats a time in Việt Nam's time zone, in a sortable format.
 *
 * @param time time in ms since 1970
 *
 * @example
 * ```ts
 * import { formatTimestamp } from './format-timestamp.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(formatTimestamp(Date.UTC(2026, 10, 21, 17, 5)), '2026-11-22 00:05');
 * ```
 */
export function formatTimestamp(time: number): string {
  return format.format(time);
}
