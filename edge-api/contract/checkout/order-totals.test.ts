import assert from 'node:assert/strict';
import fc from 'fast-check';
import { orderTotals } from './order-totals.ts';
import { defaultShipping } from './shipping-rule.ts';
import { type PromoRule, welcomeRule } from './promo.ts';

Deno.test('orderTotals() adds up, and applies the promo to the goods without shipping', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 1e9 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
    const fullPrice = orderTotals(lines, defaultShipping);
    const discounted = orderTotals(lines, defaultShipping, welcomeRule);
    assert.equal(fullPrice.amount, fullPrice.subtotal + fullPrice.shipping);
    assert.equal(discounted.amount, fullPrice.amount - discounted.discount);
    assert.equal(discounted.discount, Math.floor(fullPrice.subtotal / 10));
  }));
  assert.deepEqual(orderTotals([], defaultShipping, welcomeRule), {
    subtotal: 0,
    discount: 0,
    shipping: 0,
    amount: 0,
  });
});

Deno.test('orderTotals() delivers free from a subtotal before the discount, and an empty cart always', () => {
  const rule = { fee: 25_000, freeFrom: 500_000 };
  const shippingOf = (price: number, promo?: PromoRule) =>
    orderTotals([{ price, quantity: 1 }], rule, promo).shipping;
  assert.equal(shippingOf(499_999), 25_000);
  assert.equal(shippingOf(500_000), 0);
  assert.equal(shippingOf(500_000, welcomeRule), 0);
  assert.equal(orderTotals([], rule).shipping, 0);
});

Deno.test('orderTotals() adds the weights of the units, of which some are unknown', () => {
  const rule = { fee: 25_000, freeFrom: 0, weightSteps: [{ above: 2_000, fee: 15_000 }] };
  const shippingOf = (weightGrams: number) =>
    orderTotals([{ price: 1_000, quantity: 2, weightGrams }, { price: 1_000, quantity: 1 }], rule)
      .shipping;
  assert.deepEqual([shippingOf(1_000), shippingOf(1_001)], [25_000, 40_000]);
});
