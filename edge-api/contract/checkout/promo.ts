/** The code that new customers are welcomed with. */
export const welcomePromo = 'WELCOME10';

/** What {@linkcode welcomePromo} takes off the goods, in percent. */
export const welcomePercent = 10;

/**
 * A promo code as it is compared: without case and without blanks around it.
 *
 * @example
 * ```ts
 * import { readPromoCode, welcomePromo } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(readPromoCode(' welcome10 '), welcomePromo);
 * ```
 */
export function readPromoCode(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/**
 * What a promo code takes off, in whole đồng, rounded down. A code that the shop does not know takes
 * nothing off. Whether a customer may use it is for the server to say.
 *
 * @param subtotal the goods, in đồng
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
  if (code === undefined || readPromoCode(code) !== welcomePromo) return 0;
  return Math.floor(subtotal * welcomePercent / 100);
}
