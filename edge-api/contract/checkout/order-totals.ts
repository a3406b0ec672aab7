import { promoDiscount, type PromoRule } from './promo.ts';

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
}

/** Fee for the delivery of an order within Vietnam, in đồng. */
export interface ShippingRule {
  fee: number;
  /** Subtotal from which the delivery is free; 0 if it never is. */
  freeFrom: number;
}

/** The fee of a shop whose owner has not set another. */
export const defaultShipping: ShippingRule = { fee: 10_000, freeFrom: 0 };

/**
 * Returns the fee for the delivery of goods, in đồng. An empty cart has none.
 *
 * @param subtotal total of the goods before a discount, in đồng
 *
 * @example
 * ```ts
 * import { shippingFee } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const rule = { fee: 10_000, freeFrom: 500_000 };
 * assert.equal(shippingFee(rule, 499_999), 10_000);
 * assert.equal(shippingFee(rule, 500_000), 0);
 * ```
 */
export function shippingFee({ fee, freeFrom }: ShippingRule, subtotal: number): number {
  return subtotal === 0 || freeFrom > 0 && subtotal >= freeFrom ? 0 : fee;
}

/** Returns the total of goods, in đồng. */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/**
 * Computes the totals of a cart or an order.
 *
 * @param promo promo code whose eligibility the caller has checked
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
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const discount = promo ? promoDiscount(promo, subtotal) : 0;
  const shipping = shippingFee(rule, subtotal);
  return { subtotal, discount, shipping, amount: subtotal - discount + shipping };
}
