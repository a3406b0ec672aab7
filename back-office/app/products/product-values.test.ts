import assert from 'node:assert/strict';
import { describeField } from './product-values.ts';

Deno.test('a price is shown with its currency, stored or typed', () => {
  assert.equal(describeField('price', 120_000), '120.000 VNĐ');
  assert.equal(describeField('price', '120.000'), '120.000 VNĐ');
});
