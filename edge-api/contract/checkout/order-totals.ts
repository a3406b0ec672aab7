import { cartTotals, type PricedLine } from '../cart/cart-totals.ts';
import { promoDiscount } from './promo.ts';

/** Totals of an order, in đồng. `amount` is the amount to pay. */
export interface OrderTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
}

/**
 * Computes the totals of an order.
 *
 * @param promoCode code whose eligibility the caller has checked
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
