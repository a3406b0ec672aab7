import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mixedBirths } from '../bench/births.ts';
import { fourPillars, laSo, trueSolarTime } from '../mod.ts';

const births = fc.constantFrom(...mixedBirths(2000));
const saigon = { longitude: 106.7, utcOffset: 8 };

Deno.test('trueSolarTime() subtracts the distance to the meridian of the clock', () => {
  // 106.7° is 13.3° west of the meridian of UTC+8: 53 minutes. The equation of time is -14 minutes.
  const solar = trueSolarTime({ year: 1970, month: 2, day: 11, hour: 9, minute: 30 }, saigon);
  const { equationOfTime, utcOffset, ...time } = solar;
  assert.deepEqual(time, { year: 1970, month: 2, day: 11, hour: 8, minute: 22 });
  assert.ok(Math.abs(equationOfTime + 14.25) < 0.1, `${equationOfTime}`);
  assert.ok(Math.abs(utcOffset - (8 - 68 / 60)) < 1e-9, `${utcOffset}`);
});

Deno.test('trueSolarTime() may have the date of the day before', () => {
  const { year, month, day, hour } = trueSolarTime({ year: 2000, month: 1, day: 1, hour: 0 }, {
    longitude: 102,
  });
  assert.deepEqual([year, month, day, hour], [1999, 12, 31, 23]);
});

Deno.test('trueSolarTime() is the same instant: the pillars of year and month do not change', () => {
  const pillars = (birth: Parameters<typeof fourPillars>[0], utcOffset: number) => {
    const { nam, thang } = fourPillars(birth, { utcOffset });
    return { nam, thang };
  };
  const longitudes = fc.double({ min: 102, max: 110, noNaN: true });
  fc.assert(fc.property(births, longitudes, (birth, longitude) => {
    const solar = trueSolarTime(birth, { longitude });
    fc.pre(solar.year >= 1900);
    assert.deepEqual(pillars(solar, solar.utcOffset), pillars(birth, 7));
  }));
});

Deno.test('trueSolarTime() changes the hour of a chart', () => {
  const birth = { year: 1970, month: 2, day: 11, hour: 9, minute: 30, gender: 'male' } as const;
  assert.equal(laSo(birth).hour, 'Tỵ');
  assert.equal(laSo({ ...trueSolarTime(birth, saigon), gender: 'male' }).hour, 'Thìn');
});
