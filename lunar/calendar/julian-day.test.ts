import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fromJulianDay, julianDay } from '../mod.ts';

Deno.test('julianDay() equals Date on every day of the years 1 to 9999', () => {
  let n = 1_721_426;
  for (let t = Date.parse('0001-01-01'); t <= Date.parse('9999-12-31'); t += 86_400_000, n++) {
    const date = new Date(t);
    const year = date.getUTCFullYear();
    const month = date.getUTCMonth() + 1;
    const day = date.getUTCDate();
    const back = fromJulianDay(n);
    if (
      julianDay({ year, month, day }) !== n || back.year !== year || back.month !== month ||
      back.day !== day
    ) assert.fail(`${date.toISOString()} does not have the day number ${n}`);
  }
  assert.equal(n, 5_373_485);
});

Deno.test('fromJulianDay() is the inverse of julianDay()', () => {
  fc.assert(fc.property(fc.integer({ min: 1_721_426, max: 5_373_484 }), (n) => {
    assert.equal(julianDay(fromJulianDay(n)), n);
  }));
});
