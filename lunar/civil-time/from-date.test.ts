import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import * as lunar from '../mod.ts';
import { civilTime, fromDate, today } from '../mod.ts';

const instant = new Date('2026-02-16T17:30:59.999Z');

Deno.test('fromDate() returns the civil time of Vietnam unless a time zone is given', () => {
  const tet = { year: 2026, month: 2, day: 17, hour: 0, minute: 30, utcOffset: 7 };
  assert.deepEqual(fromDate(instant), tet);
  assert.deepEqual(fromDate(instant, undefined), tet);
  const dayBefore = { ...tet, day: 16, hour: 12, utcOffset: -5 };
  assert.deepEqual(fromDate(instant, 'America/New_York'), dayBefore);
  assert.deepEqual(fromDate(instant), tet);
});

Deno.test('fromDate() has midnight as hour 0 and offsets of half and quarter hours', () => {
  const midnight = new Date('2024-02-29T18:15:00Z');
  const { day, hour, minute, utcOffset } = fromDate(midnight, 'Asia/Kathmandu');
  assert.deepEqual([day, hour, minute, utcOffset], [1, 0, 0, 5.75]);
  assert.equal(fromDate(midnight, 'America/St_Johns').utcOffset, -3.5);
});

Deno.test('fromDate() counts the seconds of an old offset and of an instant before 1970', () => {
  const { hour, minute, utcOffset } = fromDate(new Date('1900-01-01T00:00:00.500Z'));
  assert.deepEqual([hour, minute], [7, 6]);
  assert.equal(utcOffset, (7 * 3600 + 6 * 60 + 30) / 3600);
});

Deno.test('fromDate() accepts the years 1 to 9999', () => {
  assert.equal(fromDate(new Date('0000-12-31T17:00:00Z')).year, 1);
  assert.equal(fromDate(new Date('0099-12-31T00:00:00Z')).year, 99);
  assert.equal(fromDate(new Date('9999-12-31T16:59:59Z')).year, 9999);
});

Deno.test('fromDate() of a random instant has the offset that civilTime() has for the South', () => {
  const [min, max] = [new Date('1955-07-02'), new Date('2100-12-31')];
  const instants = fc.date({ min, max, noInvalidDate: true });
  fc.assert(fc.property(instants, (date) => {
    const { utcOffset, ...birth } = fromDate(date);
    const clock = civilTime('south', birth);
    if (clock.change === null) assert.equal(utcOffset, clock.utcOffset);
    const wall = new Date(date.getTime() + utcOffset * 3_600_000);
    assert.equal(wall.getUTCHours(), birth.hour);
    assert.equal(wall.getUTCDate(), birth.day);
  }));
});

Deno.test('fromDate() accepts a Date of another realm', () => {
  assert.deepEqual(fromDate(runInNewContext('new Date(0)')), fromDate(new Date(0)));
});

Deno.test('today() is the date of the current instant in the time zone', () => {
  // The clocks of these two places are 25 hours apart.
  const ahead = today('Pacific/Kiritimati');
  const behind = today('Pacific/Pago_Pago');
  assert.deepEqual(Object.keys(ahead), ['year', 'month', 'day']);
  assert.ok(lunar.julianDay(ahead) > lunar.julianDay(behind));
  const before = fromDate(new Date()).day;
  const { day } = today();
  assert.ok([before, fromDate(new Date()).day].includes(day));
});

Deno.test('functions that are called with a Date name fromDate() and today()', () => {
  const library = lunar as unknown as Record<string, (date: Date) => unknown>;
  const names = ['toLunar', 'julianDay', 'canChiOfDay', 'hoursOfDay', 'fourPillars', 'laSo'];
  for (const name of names) {
    assert.throws(() => library[name]!(new Date(0)), (error) =>
      error instanceof TypeError &&
      /^Cannot .+: date must be .+ fromDate\(\), .+ today\(\)/.test(error.message), name);
  }
  assert.throws(() => library.toLunar!('2026-02-17' as unknown as Date), {
    name: 'TypeError',
    message:
      'Cannot convert: date must be { year, month, day }, see fromDate(), fromPlainDate(), ' +
      'today(): current value is "2026-02-17"',
  });
});
