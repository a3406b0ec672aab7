import assert from 'node:assert/strict';
import { solarTermInstant } from '../astronomy/solar-term.ts';
import { solarTerms } from '../mod.ts';
import { readCsv } from '../testdata/read-csv.ts';

Deno.test('solarTerms() are those of the ephemeris cut to the second, 1900-2100', () => {
  for (let year = 1900; year <= 2100; year++) {
    for (const [index, { instant }] of solarTerms(year).entries()) {
      const second = Math.floor(solarTermInstant(year, index) / 1000);
      assert.equal(instant.getTime() / 1000, second, `term ${index} of ${year}`);
    }
  }
});

Deno.test('solarTerms() are within a second of an outside computation', () => {
  for (const row of readCsv('solar-terms-sample.csv')) {
    const term = solarTerms(Number(row.year))[Number(row.index)]!;
    assert.equal(term.longitude, Number(row.longitude));
    assert.ok(Math.abs(term.instant.getTime() - Date.parse(row.utcInstantISO!)) <= 1010);
  }
});

Deno.test('solarTerms() are 24, in order, from Tiểu hàn to Đông chí', () => {
  const terms = solarTerms(2024);
  assert.equal(terms.length, 24);
  assert.equal(terms[0]!.name, 'Tiểu hàn');
  assert.equal(terms[5]!.name, 'Xuân phân');
  assert.equal(terms[5]!.longitude, 0);
  assert.equal(terms[23]!.name, 'Đông chí');
  assert.equal(new Set(terms.map(({ name }) => name)).size, 24);
  for (let i = 1; i < 24; i++) assert.ok(terms[i]!.instant > terms[i - 1]!.instant);
});
