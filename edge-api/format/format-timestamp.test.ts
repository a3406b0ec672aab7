import assert from 'node:assert/strict';
import { formatDate, formatDateTime, formatSortableDateTime } from './format-timestamp.ts';

Deno.test('formatDateTime() formats a time for Vietnamese readers, in the time zone of Vietnam', () => {
  assert.equal(formatDateTime(Date.UTC(2026, 10, 21, 17, 5)), '00:05 ngày 22/11/2026');
});

Deno.test('formatSortableDateTime() formats a time in a form that sorts as text, in the time zone of Vietnam', () => {
  assert.equal(formatSortableDateTime(Date.UTC(2026, 10, 21, 17, 5)), '2026-11-22 00:05');
});

Deno.test('formatDate() formats the day of a time for Vietnamese readers, in the time zone of Vietnam', () => {
  assert.equal(formatDate(Date.UTC(2026, 10, 21, 17, 5)), '22/11/2026');
});
