import { productIdPattern } from '../catalogue/product-id.ts';

/** A cart: product ids with their quantities. */
export type Cart = Record<string, number>;

/** Maximum quantity of one product in a cart. */
export const quantityLimit = 9_999;

/** Maximum number of different products in a cart. */
export const lineLimit = 200;

/**
 * Converts any value to a valid cart. Entries without a valid product id or a positive quantity are
 * dropped. Quantities are rounded down and limited to {@linkcode quantityLimit}. The result has no
 * prototype, so that no id collides with a built-in property.
 *
 * @example
 * ```ts
 * import { repairCart } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual({ ...repairCart({ a: 2, b: -1, c: 1.5, d: 'x' }) }, { a: 2, c: 1 });
 * assert.deepEqual({ ...repairCart('no cart at all') }, {});
 * ```
 */
export function repairCart(value: unknown): Cart {
  const cart: Cart = Object.create(null);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return cart;
  let lines = 0;
  for (const [id, quantity] of Object.entries(value)) {
    if (lines === lineLimit) break;
    if (!productIdPattern.test(id) || typeof quantity !== 'number') continue;
    const whole = Math.min(Math.floor(quantity), quantityLimit);
    if (!(whole >= 1)) continue;
    cart[id] = whole;
    lines += 1;
  }
  return cart;
}
