import assert from 'node:assert/strict';
import { readAlmanacPath } from './almanac-address.ts';
import { almanacData, almanacTitle } from './almanac-data.ts';
import { timeOnDay } from './day-view.ts';

const today = { year: 2026, month: 11, day: 24 };

/** Returns the content of a path. */
function viewOf(path: string) {
  const url = new URL(path, 'http://localhost');
  const address = readAlmanacPath(url.pathname);
  assert.ok(address && address.view !== 'anniversaries');
  return almanacData(address, url.searchParams, today);
}

Deno.test('the title of today has both dates', () => {
  const data = viewOf('/lich');
  assert.equal(almanacTitle(data).title, 'Âm lịch hôm nay 24/11/2026: 16/10 Bính Ngọ');
  assert.ok(data.view === 'today');
  assert.deepEqual(data.next, {
    name: 'Tết Dương lịch',
    date: { year: 2027, month: 1, day: 1 },
    days: 38,
    estimate: false,
  });
  assert.deepEqual(data.day.leaf.events?.map(({ kind, name }) => `${kind} ${name.vi}`), [
    'off Ngày Văn hóa Việt Nam',
  ]);
});

Deno.test('every view of the first and the last year has a content', () => {
  for (
    const path of [
      '/lich/1900-01-01',
      '/lich/2100-12-31',
      '/lich/1900-01',
      '/lich/2100-12',
      '/lich/nam-1900',
      '/lich/nam-2100',
      '/lich/chon-ngay?tu=2100-12-01&den=2101-05-01',
      '/lich/chon-ngay?tu=1900-01-01',
    ]
  ) {
    const data = viewOf(path);
    assert.ok(almanacTitle(data).title.length > 10, path);
    // React Router sends it to the browser.
    assert.ok(JSON.stringify(data).length > 100);
  }
});

Deno.test('the month of the South differs, and its links stay in the South', () => {
  const data = viewOf('/lich/1968-01?lich=mien-nam');
  assert.ok(data.view === 'month');
  assert.equal(data.half, 'south');
  const day29 = data.month.weeks.flat().find(({ inMonth, date }) => inMonth && date.day === 29)!;
  assert.deepEqual([day29.lunar.day, day29.lunar.month], [30, 12]);
  assert.equal(day29.href, '/lich/1968-01-29?lich=mien-nam');
});

Deno.test('a year has its twelve months in order, each with its own days', () => {
  const data = viewOf('/lich/nam-2026');
  assert.ok(data.view === 'year');
  assert.deepEqual(
    data.months.map(({ month, weeks }) => [
      month,
      ...new Set(weeks.flat().filter(({ inMonth }) => inMonth).map(({ date }) => date.month)),
    ]),
    Array.from({ length: 12 }, (_, index) => [index + 1, index + 1]),
  );
});

Deno.test('the month of a term lists it with its time on its civil day', () => {
  const data = viewOf('/lich/2026-11');
  assert.ok(data.view === 'month');
  const term = data.month.listed.find(({ date }) => date.day === 22)?.term;
  assert.deepEqual(term, { name: 'Tiểu tuyết', time: '14:23' });
});

Deno.test('timeOnDay() names the offset if the civil day is not that of UTC+7', () => {
  const instant = new Date('1950-01-05T16:30:00Z');
  assert.equal(timeOnDay(instant, { year: 1950, month: 1, day: 5 }), '23:30');
  assert.equal(timeOnDay(instant, { year: 1950, month: 1, day: 6 }), '00:30 (UTC+8)');
});

Deno.test('an invalid path is no view', () => {
  for (
    const path of [
      '/lich/',
      '/lich/2026',
      '/lich/2026-1',
      '/lich/2026-11-31',
      '/lich/nam-26',
      '/LICH',
    ]
  ) {
    assert.equal(readAlmanacPath(path), undefined, path);
  }
});
