/** Promo code for new customers. */
export const welcomePromo = 'WELCOME10';

/** Discount of {@linkcode welcomePromo} on the goods, in percent. */
export const welcomePercent = 10;

/**
 * Normalizes a promo code for comparison: upper case, without surrounding white space.
 *
 * @example
 * ```ts
 * import { normalizePromoCode, welcomePromo } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(normalizePromoCode(' welcome10 '), welcomePromo);
 * ```
 */
export function normalizePromoCode(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/**
 * Returns the discount of a promo code in đồng, rounded down. It is 0 for an unknown code. The
 * server checks separately that the customer is eligible.
 *
 * @param subtotal total of the goods, in đồng
 *
 * @example
 * ```ts
 * import { promoDiscount } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(promoDiscount('WELCOME10', 450_009), 45_000);
 * assert.equal(promoDiscount('SUMMER', 450_000), 0);
 * ```
 */
export function promoDiscount(code: string | undefined, subtotal: number): number {
  if (code === undefined || normalizePromoCode(code) !== welcomePromo) return 0;
  return Math.floor(subtotal * welcomePercent / 100);
}
