import { cartTotals, type PricedLine } from '../cart/cart.ts';
import { promoDiscount } from './promo.ts';

/** What an order comes to, in đồng; `amount` is what is paid. */
export interface OrderTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
}

/**
 * Adds an order up.
 *
 * @param promoCode taken for one that the customer may use
 *
 * @example
 * ```ts
 * import { orderTotals } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(orderTotals([{ price: 450_000, quantity: 2 }], 'WELCOME10'), {
 *   subtotal: 900_000,
 *   discount: 90_000,
 *   shipping: 10_000,
 *   amount: 820_000,
 * });
 * ```
 */
export function orderTotals(lines: readonly PricedLine[], promoCode?: string): OrderTotals {
  const discount = promoDiscount(promoCode, cartTotals(lines).subtotal);
  const { subtotal, shipping, total } = cartTotals(lines, discount);
  return { subtotal, discount, shipping, amount: total };
}
