import { analyze, colorHex as calendarColorHex } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorHex, samples } from './analysis.sample.ts';

for (const [name, { request, analysis }] of Object.entries(samples)) {
  test(`the sample ${name} equals the result of analyze()`, () => {
    assert.deepEqual(analysis, analyze(request));
  });
}

test('the samples cover five elements, both genders and a leap month', () => {
  const analyses = Object.values(samples).map(({ analysis }) => analysis);
  assert.equal(new Set(analyses.map(({ menh }) => menh.nguHanh)).size, 5);
  assert.equal(new Set(analyses.map(({ gender }) => gender)).size, 2);
  assert.ok(analyses.some(({ lunar }) => lunar.leap));
});

test('the sample colours equal those of the lunar package', () => {
  assert.deepEqual(colorHex, calendarColorHex);
});
