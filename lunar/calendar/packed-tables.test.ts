import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { civilDayInstants, exactInstants } from '../astronomy/civil-day-instants.ts';
import { lunarMonthTable } from '../generate/generate-lunar-month-table.ts';
import { computeEphemeris } from '../generate/lunar-months.ts';
import { nearMidnightTable } from '../generate/near-midnight.ts';
import {
  allCorrections,
  correctionsOfYear,
  solarTermTable,
} from '../generate/generate-solar-term-table.ts';
import { CORRECTIONS } from '../solar-terms/solar-term-table.ts';
import { fullRun } from '../testing/full-run.ts';

const read = (name: string) => Deno.readTextFileSync(new URL(`../${name}`, import.meta.url));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const withoutHeader = (text: string) => text.split('\n').slice(2).join('\n');

// The exact instants of the whole range take about 5 s of CPU time.
const ephemeris = computeEphemeris(fullRun ? exactInstants : civilDayInstants);
const LUNAR_MONTHS = 'calendar/lunar-month-table.ts';
const SOLAR_TERMS = 'solar-terms/solar-term-table.ts';

const CHECKSUMS = {
  [LUNAR_MONTHS]: 'c14d2979210cb8659f43a449f6fdd31a240a7c13695f3f7b9fb56a15b6f0eec0',
  [SOLAR_TERMS]: '173a87be1f7c4494e7f806669529e389ffdff20e611cf65da365b67adc027eb7',
};

for (const [name, checksum] of Object.entries(CHECKSUMS)) {
  Deno.test(`${name} has the checksum of the verified table`, () => {
    assert.equal(sha256(read(name)), checksum);
  });
}

Deno.test(`${LUNAR_MONTHS} equals the output of its generator`, () => {
  assert.equal(withoutHeader(read(LUNAR_MONTHS)), lunarMonthTable(ephemeris));
});

Deno.test(`${SOLAR_TERMS} equals the output of its generator`, () => {
  const corrections = fullRun ? allCorrections() : CORRECTIONS;
  assert.equal(withoutHeader(read(SOLAR_TERMS)), solarTermTable(corrections));
});

Deno.test(`${SOLAR_TERMS} has the corrections that its generator computes for a year`, () => {
  const years = fc.integer({ min: 1900, max: 2100 });
  const property = fc.property(years, (year) => {
    const position = 12 * (year - 1900);
    assert.equal(CORRECTIONS.slice(position, position + 12), correctionsOfYear(year));
  });
  fc.assert(property, { numRuns: 30, examples: [[1900], [2100]] });
});

Deno.test('COMPARISON.md lists the instants within a minute of midnight', () => {
  assert.ok(read('COMPARISON.md').includes(nearMidnightTable(ephemeris)));
});
