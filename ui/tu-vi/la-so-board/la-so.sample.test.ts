import { laSo } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laSoSamples } from './la-so.sample.ts';

for (const [name, { birth, options, chart }] of Object.entries(laSoSamples)) {
  test(`the sample ${name} equals the result of laSo()`, () => {
    assert.deepEqual(chart, laSo(birth, options));
  });
}
