import { promoDiscount, type PromoRule } from './promo.ts';
import { shippingFee, type ShippingRule } from './shipping-rule.ts';

/** Totals of a cart or an order, in đồng. `amount` is the amount to pay. */
export interface OrderTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
}

/** Line of a cart with a price in đồng. */
export interface PricedLine {
  price: number;
  quantity: number;
  /** Weight of one unit, in grams. @default 0 */
  weightGrams?: number;
}

/** Returns the total of goods, in đồng. */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/**
 * Returns the discount of an order with other goods, in đồng: fewer goods keep their share of it.
 *
 * @param goods total of the goods afterwards, in đồng
 */
export function keptDiscount(
  { subtotal, discount }: Pick<OrderTotals, 'subtotal' | 'discount'>,
  goods: number,
): number {
  return subtotal === 0 ? discount : Math.round(discount * Math.min(1, goods / subtotal));
}

/**
 * Computes the totals of a cart or an order.
 *
 * @param promo promo code whose eligibility the caller has checked
 * @param city name of the province, if it is known
 *
 * @example
 * ```ts
 * import { defaultShipping, orderTotals, welcomeRule } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const lines = [{ price: 450_000, quantity: 2 }];
 * assert.deepEqual(orderTotals(lines, defaultShipping, welcomeRule), {
 *   subtotal: 900_000,
 *   discount: 90_000,
 *   shipping: 10_000,
 *   amount: 820_000,
 * });
 * ```
 */
export function orderTotals(
  lines: readonly PricedLine[],
  rule: ShippingRule,
  promo?: PromoRule,
  city?: string,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const discount = promo ? promoDiscount(promo, subtotal) : 0;
  const grams = lines.reduce((sum, line) => sum + (line.weightGrams ?? 0) * line.quantity, 0);
  const shipping = shippingFee(rule, { subtotal, grams, city });
  return { subtotal, discount, shipping, amount: subtotal - discount + shipping };
}
