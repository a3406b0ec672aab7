import assert from 'node:assert/strict';
import { canChiOfDay, fourPillars, fromJulianDay, hoursOfDay } from '../mod.ts';

/** Auspicious hours by the branch of the day, as printed in almanacs. */
const AUSPICIOUS: Record<string, string> = {
  'Tý Ngọ': 'Tý Sửu Mão Ngọ Thân Dậu',
  'Sửu Mùi': 'Dần Mão Tỵ Thân Tuất Hợi',
  'Dần Thân': 'Tý Sửu Thìn Tỵ Mùi Tuất',
  'Mão Dậu': 'Tý Dần Mão Ngọ Mùi Dậu',
  'Thìn Tuất': 'Dần Thìn Tỵ Thân Dậu Hợi',
  'Tỵ Hợi': 'Sửu Thìn Ngọ Mùi Tuất Hợi',
};

Deno.test('hoursOfDay() marks the auspicious hours of each branch', () => {
  for (let jd = 2_451_545; jd < 2_451_605; jd++) {
    const date = fromJulianDay(jd);
    const { chi } = canChiOfDay(date);
    const expected = Object.entries(AUSPICIOUS).find(([days]) => days.split(' ').includes(chi))![1];
    const hours = hoursOfDay(date);
    const good = hours.filter((hour) => hour.hoangDao).map((hour) => hour.chi);
    assert.equal(good.join(' '), expected);
    assert.equal(hours.length, 12);
  }
});

Deno.test('hoursOfDay() returns the same hour pillars as fourPillars()', () => {
  for (let jd = 2_451_545; jd < 2_451_605; jd++) {
    const date = fromJulianDay(jd);
    for (const { can, chi, end } of hoursOfDay(date)) {
      assert.deepEqual(fourPillars({ ...date, hour: end - 1 }).gio, { can, chi });
    }
  }
});

Deno.test('hoursOfDay() begins with Tý at 23 and ends with Hợi at 23', () => {
  const hours = hoursOfDay({ year: 2024, month: 2, day: 10 });
  assert.deepEqual([hours[0]!.start, hours[0]!.end], [23, 1]);
  assert.deepEqual([hours[11]!.start, hours[11]!.end], [21, 23]);
});
