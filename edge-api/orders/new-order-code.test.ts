import assert from 'node:assert/strict';
import { parseOrderCode } from '../contract/orders/order-code.ts';
import { newOrderCode } from './new-order-code.ts';

Deno.test('newOrderCode() uses all characters about equally often', () => {
  const codes = Array.from({ length: 4_000 }, newOrderCode);
  const counts = Map.groupBy(codes.join(''), (character) => character);
  assert.equal(counts.size, 31);
  // About 1,032 each; 750 is nine standard deviations below.
  for (const [character, all] of counts) assert.ok(all.length > 750, character);
  assert.deepEqual(codes.map((code) => parseOrderCode(code)), codes.map((code) => ({ code })));
  assert.equal(new Set(codes).size, codes.length);
});
