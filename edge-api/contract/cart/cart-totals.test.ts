import assert from 'node:assert/strict';
import { cartTotals } from './cart-totals.ts';

Deno.test('cartTotals() of an empty cart is zero, including shipping', () => {
  assert.deepEqual(cartTotals([]), { subtotal: 0, shipping: 0, total: 0 });
});
