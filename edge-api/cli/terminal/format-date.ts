const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A moment by the clocks of Việt Nam, in a form that sorts.
 *
 * @param moment ms since 1970
 *
 * @example
 * ```ts
 * import { formatDate } from './format-date.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(formatDate(Date.UTC(2026, 10, 21, 17, 5)), '2026-11-22 00:05');
 * ```
 */
export function formatDate(moment: number): string {
  return format.format(moment);
}
