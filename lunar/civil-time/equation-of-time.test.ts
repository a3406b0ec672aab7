import assert from 'node:assert/strict';
import data from 'astronomia/data';
import { e } from 'astronomia/eqtime';
import { Planet } from 'astronomia/planetposition';
import { equationOfTime } from './true-solar-time.ts';

const earth = new Planet(data.vsop87Dearth);

Deno.test('equationOfTime() differs from VSOP87 by less than 4 seconds from 1900 to 2100', () => {
  let largest = 0;
  for (let jde = 2_415_020.5; jde < 2_488_434; jde += 23.7) {
    const minutes = e(jde, earth) * 720 / Math.PI;
    const difference = Math.abs(equationOfTime((jde - 2_440_587.5) * 86_400) - minutes);
    largest = Math.max(largest, difference * 60);
  }
  assert.ok(largest < 4, `${largest} s`);
});

Deno.test('equationOfTime() is 13 min 43 s on 13 October 1992 (Meeus, example 28.b)', () => {
  const minutes = equationOfTime(Date.UTC(1992, 9, 13) / 1000);
  assert.ok(Math.abs(minutes - (13 + 42.7 / 60)) < 0.5 / 60, `${minutes}`);
});
