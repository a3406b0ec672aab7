import { withoutFormat } from '../visible-text.ts';

/** Promo code of a new shop, for new customers. */
export const welcomePromo = 'WELCOME10';

/** Discount of {@linkcode welcomePromo} on the goods in a new shop, in percent. */
export const welcomePercent = 10;

export interface WelcomeGift {
  code: string;
  /** Discount in words, such as '10%' or '50.000 VNĐ'. */
  discount: string;
}

/** Kinds of discounts: a share of the goods in percent, or an amount in đồng. */
export const promoKinds = ['percent', 'amount'] as const;

/** Discount of a promo code. */
export interface PromoRule {
  kind: (typeof promoKinds)[number];
  /** Percent, or đồng. */
  value: number;
  /** Total of the goods from which the code is valid, in đồng. */
  minimum: number;
}

/** Discount of {@linkcode welcomePromo} in a new shop. */
export const welcomeRule: PromoRule = { kind: 'percent', value: welcomePercent, minimum: 0 };

/**
 * Normalizes a promo code for comparison: upper case, without surrounding white space
 * and invisible characters.
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
  return withoutFormat(text).normalize('NFKC').trim().toUpperCase();
}

/**
 * Returns the discount of a promo code in đồng, rounded down, and at most the total of the goods.
 * It is 0 below the minimum. The server checks separately that the customer is eligible.
 *
 * @param subtotal total of the goods, in đồng
 *
 * @example
 * ```ts
 * import { promoDiscount } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(promoDiscount({ kind: 'percent', value: 10, minimum: 0 }, 450_009), 45_000);
 * const voucher = { kind: 'amount', value: 50_000, minimum: 200_000 } as const;
 * assert.equal(promoDiscount(voucher, 200_000), 50_000);
 * assert.equal(promoDiscount(voucher, 199_999), 0);
 * ```
 */
export function promoDiscount({ kind, value, minimum }: PromoRule, subtotal: number): number {
  if (subtotal < minimum) return 0;
  return kind === 'percent' ? Math.floor(subtotal * value / 100) : Math.min(value, subtotal);
}
