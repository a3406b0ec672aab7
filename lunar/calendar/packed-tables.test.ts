import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { lunarMonthTable } from '../generate/lunar-month-table.ts';
import { nearMidnightTable } from '../generate/near-midnight.ts';
import { solarTermTable } from '../generate/solar-term-table.ts';

const read = (name: string) => Deno.readTextFileSync(new URL(`../${name}`, import.meta.url));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const TABLES = [
  {
    name: 'calendar/lunar-month-table.ts',
    generate: lunarMonthTable,
    checksum: 'c910b5baa8bb0bc2bf1f448ced9118ca0f9adc7e84a10bb7df717861c4af0e1b',
  },
  {
    name: 'solar-terms/solar-term-table.ts',
    generate: solarTermTable,
    checksum: 'c6bc8bffbf01bfb3c4bb016694597d1af82454e3bc3cb097f8f3f6121236be92',
  },
];

for (const { name, generate, checksum } of TABLES) {
  Deno.test(`${name} is what its generator makes, and has the known checksum`, () => {
    const table = read(name);
    assert.equal(table.split('\n').slice(2).join('\n'), generate());
    assert.equal(sha256(table), checksum);
  });
}

Deno.test('README.md lists the instants within a minute of midnight', () => {
  assert.ok(read('README.md').includes(nearMidnightTable()));
});
