import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  daysInLunarMonth,
  fromJulianDay,
  julianDay,
  solarTerms,
  toLunar,
  toSolar,
} from '../mod.ts';
import { civilDay } from './civil-day.ts';
import { readCsv } from '../testdata/read-csv.ts';

const calendars = fc.constantFrom('vietnam', 'utc+7', 'utc+8', 'vietnam-south');
const firstDay = julianDay({ year: 1899, month: 2, day: 10 });
const lastDay = julianDay({ year: 2101, month: 1, day: 28 });
const solarDates = fc.integer({ min: firstDay, max: lastDay }).map(fromJulianDay);

Deno.test('toLunar() equals an independent computation on the months of every fifth year', () => {
  for (const row of readCsv('months-vietnam-sample.csv')) {
    const [year, month, day] = row.startDate!.split('-').map(Number) as [number, number, number];
    const lunarYear = Number(row.lunarYear);
    const leap = row.leap === '1';
    assert.deepEqual(toLunar({ year, month, day }), {
      year: lunarYear,
      month: Number(row.month),
      day: 1,
      leap,
    });
    assert.equal(daysInLunarMonth(lunarYear, Number(row.month), leap), Number(row.length));
  }
});

Deno.test('toSolar() is the inverse of toLunar()', () => {
  fc.assert(fc.property(solarDates, calendars, (date, calendar) => {
    assert.deepEqual(toSolar(toLunar(date, { calendar }), { calendar }), date);
  }));
});

Deno.test('toLunar() of the following day is the following lunar day or the first of a month', () => {
  const days = fc.integer({ min: firstDay, max: lastDay - 1 });
  fc.assert(fc.property(days, calendars, (jd, calendar) => {
    const today = toLunar(fromJulianDay(jd), { calendar });
    const next = toLunar(fromJulianDay(jd + 1), { calendar });
    if (next.day !== 1) assert.deepEqual(next, { ...today, day: today.day + 1 });
    else {
      const { year, month, leap } = today;
      assert.equal(today.day, daysInLunarMonth(year, month, leap, { calendar }));
      const following = next.leap ? month : month % 12 + 1;
      assert.equal(next.month, following);
      assert.equal(next.year, month === 12 && !next.leap ? year + 1 : year);
    }
  }));
});

Deno.test('a leap month contains no major term', () => {
  const withTerms = fc.integer({
    min: julianDay({ year: 1900, month: 3, day: 1 }),
    max: julianDay({ year: 2100, month: 10, day: 31 }),
  });
  fc.assert(
    fc.property(withTerms, calendars, (jd, calendar) => {
      const { leap, day, year, month } = toLunar(fromJulianDay(jd), { calendar });
      fc.pre(leap);
      const start = jd - day + 1;
      const end = start + daysInLunarMonth(year, month, true, { calendar });
      for (const solarYear of [fromJulianDay(start).year, fromJulianDay(end).year]) {
        for (const term of solarTerms(solarYear).filter(({ longitude }) => longitude % 30 === 0)) {
          const termDay = civilDay(term.instant.getTime(), calendar);
          assert.ok(
            termDay < start || termDay >= end,
            `${term.name} ${term.instant.toISOString()}`,
          );
        }
      }
    }),
    { numRuns: 50 },
  );
});

Deno.test('toLunar() counts the days of 1967 at UTC+8 and those of 1968 at UTC+7', () => {
  const tet = { year: 1968, month: 1, day: 1, leap: false };
  assert.deepEqual(toSolar(tet), { year: 1968, month: 1, day: 29 });
  assert.deepEqual(toSolar(tet, { calendar: 'utc+8' }), { year: 1968, month: 1, day: 30 });
});

Deno.test('toLunar() differs on 120 days between the North and the South, from 1968 to 1975', () => {
  const runs: string[] = [];
  let previous = 0;
  let days = 0;
  for (let jd = firstDay; jd <= lastDay; jd++) {
    const date = fromJulianDay(jd);
    const north = toLunar(date);
    const south = toLunar(date, { calendar: 'vietnam-south' });
    if (north.day === south.day && north.month === south.month && north.leap === south.leap) {
      continue;
    }
    assert.deepEqual(south, toLunar(date, { calendar: 'utc+8' }));
    if (jd !== previous + 1) runs.push(`${date.day}/${date.month}/${date.year}`);
    previous = jd;
    days++;
  }
  assert.deepEqual(runs, ['29/1/1968', '16/2/1969', '13/12/1974', '11/4/1975']);
  assert.equal(days, 120);
});

Deno.test('toLunar() puts Tết of 1925 on the day of the eclipse, 24 January', () => {
  assert.equal(toLunar({ year: 1925, month: 1, day: 24 }).day, 1);
});

Deno.test('toLunar() keeps the leap month of 2025 after month 6', () => {
  assert.deepEqual(toLunar({ year: 2025, month: 7, day: 25 }), {
    year: 2025,
    month: 6,
    day: 1,
    leap: true,
  });
});

Deno.test('toLunar() accepts the lunar years 1899 to 2100 and rejects other days', () => {
  assert.deepEqual(toLunar({ year: 1899, month: 2, day: 10 }).year, 1899);
  assert.deepEqual(toLunar({ year: 2101, month: 1, day: 28 }).year, 2100);
  assert.throws(() => toLunar({ year: 1899, month: 2, day: 9 }), {
    name: 'RangeError',
    message:
      'Cannot convert: date must be from 10/2/1899 to 28/1/2101: current value is "9/2/1899"',
  });
  assert.throws(() => toLunar({ year: 2101, month: 1, day: 29 }), RangeError);
});

Deno.test('toLunar() rejects 30 February with the number of days of the month', () => {
  assert.throws(() => toLunar({ year: 2024, month: 2, day: 30 }), {
    name: 'RangeError',
    message: 'Cannot convert 30/2/2024: month 2 of 2024 has 29 days',
  });
});
