import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDateTime } from './format-date-time.ts';

test('formatDateTime() writes day, month, year and the hour in Vietnam', () => {
  assert.equal(formatDateTime('2026-03-09T01:02:59.999Z'), '09/03/2026 08:02');
  assert.equal(formatDateTime('2026-03-09T01:02:00+07:00'), '09/03/2026 01:02');
});

test('formatDateTime() goes on to the next day, month and year in the evening of UTC', () => {
  assert.equal(formatDateTime('2026-11-21T16:59:59Z'), '21/11/2026 23:59');
  assert.equal(formatDateTime('2026-11-21T17:00:00Z'), '22/11/2026 00:00');
  assert.equal(formatDateTime('2026-12-31T18:30:00Z'), '01/01/2027 01:30');
  assert.equal(formatDateTime('2028-02-28T20:00:00Z'), '29/02/2028 03:00');
});

test('formatDateTime() agrees with the calendar of the time zone', () => {
  const vietnam = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let day = 0; day < 800; day++) {
    const moment = new Date(Date.UTC(2025, 0, 1 + day, day % 24, (7 * day) % 60));
    assert.equal(formatDateTime(moment.toISOString()), vietnam.format(moment).replace(',', ''));
  }
});

test('formatDateTime() refuses what is no date', () => {
  assert.throws(() => formatDateTime('hôm qua'), RangeError);
});
