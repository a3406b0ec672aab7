/** Flat shipping fee within Vietnam, in đồng. */
export const shippingFee = 10_000;

/** Totals of a cart, in đồng. */
export interface CartTotals {
  subtotal: number;
  shipping: number;
  total: number;
}

/** Line of a cart with a price in đồng. */
export interface PricedLine {
  price: number;
  quantity: number;
}

/**
 * Computes the totals of a cart. Shipping of an empty cart is free.
 *
 * @param discount amount subtracted from the subtotal, in đồng
 *
 * @example
 * ```ts
 * import { cartTotals } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(cartTotals([{ price: 450_000, quantity: 2 }]), {
 *   subtotal: 900_000,
 *   shipping: 10_000,
 *   total: 910_000,
 * });
 * ```
 */
export function cartTotals(lines: readonly PricedLine[], discount = 0): CartTotals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping = subtotal > 0 ? shippingFee : 0;
  return { subtotal, shipping, total: subtotal - discount + shipping };
}
