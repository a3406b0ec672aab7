/** A cart: how many pieces of each product, by its id. */
export type Cart = Record<string, number>;

/** How the id of a product looks. */
export const productIdPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** The most pieces of one product that a cart holds. */
export const quantityLimit = 9_999;

/** The most different products that a cart holds. */
export const lineLimit = 200;

/** Shipping within Việt Nam, in đồng, whatever is ordered. */
export const shippingFee = 10_000;

/** What a cart comes to, in đồng. */
export interface CartTotals {
  subtotal: number;
  shipping: number;
  total: number;
}

/** One line of a cart as it is added up: price in đồng, quantity in pieces. */
export interface PricedLine {
  price: number;
  quantity: number;
}

/**
 * Adds a cart up. An empty cart ships for nothing.
 *
 * @param discount what is taken off the goods, in đồng
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

/**
 * Makes a cart of anything: what is no product id with a whole quantity above zero is left out, a
 * fraction is cut, a quantity above the limit is lowered to it. The result has no prototype, so no id
 * can meet a built-in name.
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
