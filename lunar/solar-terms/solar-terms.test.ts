import assert from 'node:assert/strict';
import fc from 'fast-check';
import { solarTermInstant } from '../astronomy/solar-term.ts';
import { solarTerms } from '../mod.ts';
import { readCsv } from '../testdata/read-csv.ts';
import { fullRun } from '../testing/full-run.ts';

/** Compares the terms of a year with the ephemeris, at about 0.5 ms of CPU time per term. */
function compareWithEphemeris(year: number): void {
  for (const [index, { instant }] of solarTerms(year).entries()) {
    const second = Math.floor(solarTermInstant(year, index) / 1000);
    assert.equal(instant.getTime() / 1000, second, `term ${index} of ${year}`);
  }
}

Deno.test('solarTerms() equal the ephemeris rounded down to the second, 1900-2100', () => {
  if (fullRun) { for (let year = 1900; year <= 2100; year++) compareWithEphemeris(year); }
  else {
    const years = fc.integer({ min: 1900, max: 2100 });
    const examples: [number][] = [[1900], [1971], [1972], [2026], [2027], [2100]];
    fc.assert(fc.property(years, compareWithEphemeris), { numRuns: 30, examples });
  }
});

Deno.test('solarTerms() are within a second of an independent computation', () => {
  for (const row of readCsv('solar-terms-sample.csv')) {
    const term = solarTerms(Number(row.year))[Number(row.index)]!;
    assert.equal(term.longitude, Number(row.longitude));
    assert.ok(Math.abs(term.instant.getTime() - Date.parse(row.utcInstantISO!)) <= 1010);
  }
});

Deno.test('solarTerms() returns 24 terms in order, from Tiểu hàn to Đông chí', () => {
  const terms = solarTerms(2024);
  assert.equal(terms.length, 24);
  assert.equal(terms[0]!.name, 'Tiểu hàn');
  assert.equal(terms[5]!.name, 'Xuân phân');
  assert.equal(terms[5]!.longitude, 0);
  assert.equal(terms[23]!.name, 'Đông chí');
  assert.equal(new Set(terms.map(({ name }) => name)).size, 24);
  for (let i = 1; i < 24; i++) assert.ok(terms[i]!.instant > terms[i - 1]!.instant);
});
