import assert from 'node:assert/strict';
import fc from 'fast-check';
import { orderTotals } from './order-totals.ts';

Deno.test('orderTotals() adds up, and applies the promo to the goods without shipping', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 1e9 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
    const fullPrice = orderTotals(lines);
    const discounted = orderTotals(lines, 'welcome10');
    assert.equal(fullPrice.amount, fullPrice.subtotal + fullPrice.shipping);
    assert.equal(discounted.amount, fullPrice.amount - discounted.discount);
    assert.equal(discounted.discount, Math.floor(fullPrice.subtotal / 10));
  }));
  assert.deepEqual(orderTotals([], 'WELCOME10'), {
    subtotal: 0,
    discount: 0,
    shipping: 0,
    amount: 0,
  });
});
