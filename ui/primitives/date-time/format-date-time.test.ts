import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDateTime } from './format-date-time.ts';

test('formatDateTime() formats day, month, year and time in Vietnam', () => {
  assert.equal(formatDateTime('2026-03-09T01:02:59.999Z'), '09/03/2026 08:02');
  assert.equal(formatDateTime('2026-03-09T01:02:00+07:00'), '09/03/2026 01:02');
});

test('formatDateTime() carries into the next day, month and year after 17:00 UTC', () => {
  assert.equal(formatDateTime('2026-11-21T16:59:59Z'), '21/11/2026 23:59');
  assert.equal(formatDateTime('2026-11-21T17:00:00Z'), '22/11/2026 00:00');
  assert.equal(formatDateTime('2026-12-31T18:30:00Z'), '01/01/2027 01:30');
  assert.equal(formatDateTime('2028-02-28T20:00:00Z'), '29/02/2028 03:00');
});

test('formatDateTime() agrees with Intl.DateTimeFormat over 800 days', () => {
  const vietnam = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let day = 0; day < 800; day++) {
    const dateTime = new Date(Date.UTC(2025, 0, 1 + day, day % 24, (7 * day) % 60));
    assert.equal(formatDateTime(dateTime.toISOString()), vietnam.format(dateTime).replace(',', ''));
  }
});

test('formatDateTime() throws a RangeError for an invalid date', () => {
  assert.throws(() => formatDateTime('hôm qua'), RangeError);
});
