import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fullRun } from '../testing/full-run.ts';
import { civilDay } from '../calendar/civil-day.ts';
import {
  civilDayInstants,
  exactInstants,
  NEW_MOON_MARGIN,
  SOLAR_TERM_MARGIN,
} from './civil-day-instants.ts';

function compareInstants(name: string, actual: number, exact: number, margin: number): void {
  const error = Math.abs(actual - exact);
  // The list of instants near midnight needs 61 s of the margin.
  assert.ok(error < margin / 2, `${name} is off by ${error} ms`);
  for (const calendar of ['vietnam', 'utc+7', 'utc+8'] as const) {
    assert.equal(civilDay(actual, calendar), civilDay(exact, calendar), `${name}, ${calendar}`);
  }
}

function compareNewMoon(k: number): void {
  const actual = civilDayInstants.newMoon(k);
  compareInstants(`new moon ${k}`, actual, exactInstants.newMoon(k), NEW_MOON_MARGIN);
}

function compareTerm(year: number, index: number): void {
  const actual = civilDayInstants.solarTerm(year, index);
  const exact = exactInstants.solarTerm(year, index);
  compareInstants(`term ${index} of ${year}`, actual, exact, SOLAR_TERM_MARGIN);
}

Deno.test('civilDayInstants.newMoon() falls on the civil day of the exact instant', () => {
  if (fullRun) { for (let k = -1262; k <= 1258; k++) compareNewMoon(k); }
  else fc.assert(fc.property(fc.integer({ min: -1262, max: 1258 }), compareNewMoon));
});

Deno.test('civilDayInstants.solarTerm() falls on the civil day of the exact instant', () => {
  if (fullRun) {
    for (let year = 1898; year <= 2101; year++) {
      for (let index = 0; index < 24; index++) compareTerm(year, index);
    }
  } else {
    const years = fc.integer({ min: 1898, max: 2101 });
    fc.assert(fc.property(years, fc.integer({ min: 0, max: 23 }), compareTerm));
  }
});
