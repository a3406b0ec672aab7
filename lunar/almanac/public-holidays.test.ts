import assert from 'node:assert/strict';
import { festivals, julianDay, publicHolidays, toIsoDate, toLunar, workSwaps } from '../mod.ts';
import sample from '../testdata/holidays-sample.json' with { type: 'json' };

type Row = {
  id: string;
  date: string;
  name: string;
  basis: string;
  source: string;
  lunar?: string;
  for?: string;
  statutory?: boolean;
};

for (const { year, days } of sample.years as { year: number; days: Row[] }[]) {
  Deno.test(`publicHolidays() agrees with the reference of ${year}`, () => {
    const actual = publicHolidays(year).map(({ name, date, makeUpFor, ...holiday }): Row => ({
      ...holiday,
      name: name.vi,
      date: toIsoDate(date),
      ...(makeUpFor && { for: toIsoDate(makeUpFor) }),
    }));
    assert.deepEqual(actual, days.map(({ lunar: _, ...row }) => ({ statutory: true, ...row })));
    for (const { date, lunar } of days) {
      const [y, m, d] = date.split('-').map(Number) as [number, number, number];
      const { day, month } = toLunar({ year: y, month: m, day: d });
      if (lunar !== undefined) assert.equal(`${day}/${month}`, lunar);
    }
  });
}

Deno.test('workSwaps() lists the swaps of the reference', () => {
  const swaps = [];
  for (let year = 1990; year <= 2030; year++) swaps.push(...workSwaps(year));
  const key = ({ off, worked, basis }: { off: string; worked: string; basis: string }) =>
    `${off} ${worked} ${basis}`;
  const actual = swaps.map((swap) =>
    key({ ...swap, off: toIsoDate(swap.off), worked: toIsoDate(swap.worked) })
  );
  assert.deepEqual(actual.sort(), sample.swaps.map(key).sort());
});

Deno.test('publicHolidays() gives no make-up day for a Saturday in a six-day week', () => {
  const makeUps = (weekendDays: number[]) =>
    publicHolidays(2027, { weekendDays }).filter(({ id }) => id === 'make-up').length;
  assert.equal(makeUps([6, 7]), 1);
  assert.equal(makeUps([7]), 0);
  assert.equal(makeUps([]), 0);
});

Deno.test('publicHolidays() returns eleven days, twelve from 2026, with a basis in every year', () => {
  for (let year = 2031; year <= 2100; year++) {
    const days = publicHolidays(year);
    assert.equal(days.filter(({ id }) => id !== 'make-up').length, 12);
    const numbers = days.map(({ date }) => julianDay(date));
    assert.deepEqual(numbers, [...new Set(numbers)].sort((a, b) => a - b));
  }
});

Deno.test('festivals() lists the dates of a year in order, lunar ones by the regular month', () => {
  const dates = new Map(festivals(2025).map(({ id, date }) => [id, toIsoDate(date)]));
  assert.equal(dates.get('tet'), '2025-01-29');
  assert.equal(dates.get('ong-tao'), '2025-01-22');
  assert.equal(dates.get('giao-thua'), '2025-01-28');
  assert.equal(dates.get('hung-vuong'), '2025-04-07');
  assert.equal(dates.get('thanh-minh'), '2025-04-04');
  // Month 6 of 2025 has a leap month after it.
  assert.equal(dates.get('vu-lan'), '2025-09-06');
  assert.equal(dates.get('trung-thu'), '2025-10-06');
  const all = festivals(2025).map(({ date }) => julianDay(date));
  assert.deepEqual(all, all.toSorted((a, b) => a - b));
});

Deno.test('festivals() lists Giao thừa and Ông Táo once in most years, and never outside of the year', () => {
  for (let year = 1900; year <= 2100; year++) {
    const found = festivals(year);
    assert.ok(found.every(({ date }) => date.year === year));
    assert.equal(found.filter(({ id }) => id === 'giao-thua').length, 1, `${year}`);
    assert.equal(found.some(({ id }) => id === 'victory'), year >= 1975);
  }
});
