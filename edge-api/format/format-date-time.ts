const clockTime = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/**
 * A moment as a reader in Việt Nam writes it.
 *
 * @param moment ms since 1970
 *
 * @example
 * ```ts
 * import { formatDateTime } from './format-date-time.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(formatDateTime(Date.UTC(2026, 10, 21, 17, 5)), '00:05 ngày 22/11/2026');
 * ```
 */
export function formatDateTime(moment: number): string {
  return `${clockTime.format(moment)} ngày ${day.format(moment)}`;
}
