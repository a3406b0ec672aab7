import { analyze, type Can, type Chi, fourPillars } from '@thach-an/lunar';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { chartElements } from './chart-elements.ts';
import { elementCycle, generatorOf, overcomerOf } from './element-cycle.ts';
import { elementPoints } from './element-points.ts';

const birth = fc.record({
  name: fc.constant('An'),
  birthYear: fc.integer({ min: 1900, max: 2100 }),
  birthMonth: fc.integer({ min: 1, max: 12 }),
  birthDay: fc.integer({ min: 1, max: 28 }),
  birthHour: fc.integer({ min: 0, max: 23 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
});

/** Four equal pillars. */
const pillars = (can: Can, chi: Chi) => {
  const pillar = { can, chi };
  return { nam: pillar, thang: pillar, ngay: pillar, gio: pillar };
};

Deno.test('elementCycle has the traditional generating and overcoming elements', () => {
  assert.deepEqual(elementCycle.map((element) => `${generatorOf(element)} sinh ${element}`), [
    'Thủy sinh Mộc',
    'Mộc sinh Hỏa',
    'Hỏa sinh Thổ',
    'Thổ sinh Kim',
    'Kim sinh Thủy',
  ]);
  assert.deepEqual(elementCycle.map((element) => `${overcomerOf(element)} khắc ${element}`), [
    'Kim khắc Mộc',
    'Thủy khắc Hỏa',
    'Mộc khắc Thổ',
    'Hỏa khắc Kim',
    'Thổ khắc Thủy',
  ]);
});

Deno.test('elementPoints() shares ten points of a branch among its hidden stems', () => {
  const weights = (can: Can, chi: Chi) => {
    const season = elementPoints(pillars(can, chi));
    return Object.values(season).reduce((sum, points) => sum + points, 0);
  };
  // Giáp and Tý: Mộc in the season of Thủy counts 110%, Thủy 120%.
  assert.deepEqual(elementPoints(pillars('Giáp', 'Tý')), {
    Mộc: 4_400,
    Hỏa: 0,
    Thổ: 0,
    Kim: 0,
    Thủy: 4_800,
  });
  // Dần hides Giáp 6, Bính 3, Mậu 1; the season is Mộc.
  assert.deepEqual(elementPoints(pillars('Canh', 'Dần')), {
    Mộc: 24 * 120,
    Hỏa: 12 * 110,
    Thổ: 4 * 80,
    Kim: 40 * 90,
    Thủy: 0,
  });
  assert.equal(weights('Giáp', 'Tý'), 9_200);
});

Deno.test('elementPoints() of any birth are eighty points, each with a weight of 80 to 120', () => {
  fc.assert(
    fc.property(birth, ({ birthYear: year, birthMonth: month, birthDay: day, birthHour: hour }) => {
      const points = Object.values(elementPoints(fourPillars({ year, month, day, hour })));
      const total = points.reduce((sum, value) => sum + value, 0);
      assert.ok(points.every((value) => Number.isInteger(value) && value >= 0));
      assert.ok(total >= 80 * 80 && total <= 80 * 120);
    }),
  );
});

Deno.test('chartElements() returns the weakest element that does not overcome the birth', () => {
  fc.assert(fc.property(birth, (birth) => {
    const chart = analyze(birth);
    const { menh, weakest } = chartElements(chart);
    const points = elementPoints(chart.tuTru);
    assert.equal(menh, chart.menh.nguHanh);
    assert.notEqual(weakest, overcomerOf(menh));
    for (const element of elementCycle) {
      assert.ok(element === overcomerOf(menh) || points[element] >= points[weakest]);
    }
  }));
});

Deno.test('chartElements() prefers the generating element among equally weak ones', () => {
  const { menh } = analyze({
    name: 'An',
    birthYear: 1985,
    birthMonth: 2,
    birthDay: 10,
    birthHour: 8,
    gender: 'female',
  });
  assert.equal(menh.nguHanh, 'Kim');
  // Without Thổ, Kim and Hỏa, of which Hỏa overcomes Kim.
  assert.equal(chartElements({ menh, tuTru: pillars('Giáp', 'Tý') }).weakest, 'Thổ');
  // Without Mộc, Kim and Thủy.
  assert.equal(chartElements({ menh, tuTru: pillars('Mậu', 'Ngọ') }).weakest, 'Kim');
});
