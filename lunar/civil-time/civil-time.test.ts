import assert from 'node:assert/strict';
import { type Birth, type CivilTime, civilTime, fromJulianDay, julianDay } from '../mod.ts';

const FIRST = julianDay({ year: 1900, month: 1, day: 1 });
const LAST = julianDay({ year: 2100, month: 12, day: 31 });
const HOUR = 3_600_000;

const clockOfSaigon = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Ho_Chi_Minh',
  timeZoneName: 'longOffset',
});

/** Returns the offset of an instant in hours, by the time-zone database of the runtime. */
function runtimeOffset(instant: number): number {
  const text = clockOfSaigon.format(instant).split('GMT+')[1]!;
  const [hours, minutes, seconds = 0] = text.split(':').map(Number) as [number, number, number?];
  return hours + minutes / 60 + seconds / 3600;
}

const at = (text: string): Birth => {
  const [year, month, day, hour, minute] = text.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { year, month, day, hour, minute };
};

Deno.test('civilTime() in the South equals the time-zone database at noon of every day', () => {
  for (let jd = FIRST; jd <= LAST; jd++) {
    const date = fromJulianDay(jd);
    const { utcOffset, change } = civilTime('south', { ...date, hour: 12 });
    const instant = Date.UTC(date.year, date.month - 1, date.day, 12) - utcOffset * HOUR;
    assert.ok(Math.abs(runtimeOffset(instant) - utcOffset) < 1e-9, JSON.stringify(date));
    assert.equal(change, null);
  }
});

/** Returns the offsets and the kind of change of a time. */
function summary({ utcOffset, change }: CivilTime) {
  return change === null ? [utcOffset] : [utcOffset, change.kind, change.before, change.after];
}

const CASES: [place: 'north' | 'south', text: string, ...expected: unknown[]][] = [
  ['north', '1906-07-01 00:02', 25_404 / 3600, 'gap', 25_404 / 3600, 25_590 / 3600],
  ['south', '1906-07-01 00:02', 25_590 / 3600],
  ['south', '1911-04-30 23:53', 25_590 / 3600],
  ['south', '1911-04-30 23:54', 25_590 / 3600, 'overlap', 25_590 / 3600, 7],
  ['south', '1911-05-01 00:00', 7],
  ['north', '1942-12-31 22:59', 7],
  ['north', '1942-12-31 23:00', 7, 'gap', 7, 8],
  ['north', '1943-01-01 00:00', 8],
  ['north', '1945-03-14 23:59', 8, 'gap', 8, 9],
  ['north', '1945-03-15 00:00', 9],
  ['north', '1945-09-01 21:59', 9],
  ['north', '1945-09-01 22:00', 9, 'overlap', 9, 7],
  ['north', '1945-09-02 00:00', 7],
  ['south', '1947-04-01 00:30', 7, 'gap', 7, 8],
  ['south', '1947-04-01 01:00', 8],
  ['north', '1954-09-30 22:59', 8],
  ['north', '1954-10-20 12:00', 7, 'unknown-day', 8, 7],
  ['north', '1954-11-01 00:00', 7],
  ['south', '1954-11-01 00:00', 8],
  ['south', '1955-07-01 00:00', 8, 'overlap', 8, 7],
  ['south', '1955-07-01 01:00', 7],
  ['south', '1959-12-31 23:30', 7, 'gap', 7, 8],
  ['north', '1959-12-31 23:30', 7],
  ['south', '1975-06-12 22:59', 8],
  ['south', '1975-06-12 23:00', 8, 'overlap', 8, 7],
  ['south', '1975-06-13 00:00', 7],
  ['north', '2026-11-22 10:00', 7],
];

Deno.test('civilTime() returns the offsets before and after the changes, gaps and overlaps', () => {
  for (const [place, text, ...expected] of CASES) {
    assert.deepEqual(summary(civilTime(place, at(text))), expected, `${place} ${text}`);
  }
});

Deno.test('civilTime() names the source of the offset', () => {
  const source = (text: string) => civilTime('south', at(text)).source;
  assert.match(source('1960-06-01 12:00'), /^Sắc lệnh số 362-TTP ngày 30\/12\/1959/);
  // The clock did not show this time, so that the offset is the one before the change.
  assert.match(source('1959-12-31 23:30'), /^Dụ số 46 ngày 25\/6\/1955/);
});
