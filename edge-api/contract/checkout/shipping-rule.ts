import type { ShippingGroup, WeightStep } from './shipping-schema.ts';

/** Fees for the delivery of an order within Vietnam, in đồng. */
export interface ShippingRule {
  fee: number;
  /** Subtotal from which the delivery is free; 0 if it never is. */
  freeFrom: number;
  /** Groups of provinces with other fees. @default none */
  groups?: ShippingGroup[];
  /** Additions by weight, the lightest first; the last one that applies counts. @default none */
  weightSteps?: WeightStep[];
}

export interface Shipment {
  /** Total of the goods before a discount, in đồng. */
  subtotal: number;
  /** Weight of the goods, in grams. @default 0 */
  grams?: number;
  /** Name of the province. @default one without a group */
  city?: string;
}

/** The fee of a shop whose owner has not set another. */
export const defaultShipping: ShippingRule = { fee: 10_000, freeFrom: 0 };

/** Returns the group of a province, if it has one. */
export function groupOf({ groups }: ShippingRule, city?: string): ShippingGroup | undefined {
  return groups?.find(({ provinces }) => city !== undefined && provinces.includes(city));
}

/**
 * Returns the fee for the delivery of goods, in đồng. An empty cart has none.
 *
 * @example
 * ```ts
 * import { shippingFee } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const rule = { fee: 10_000, freeFrom: 500_000, weightSteps: [{ above: 2_000, fee: 15_000 }] };
 * assert.equal(shippingFee(rule, { subtotal: 499_999 }), 10_000);
 * assert.equal(shippingFee(rule, { subtotal: 499_999, grams: 2_001 }), 25_000);
 * assert.equal(shippingFee(rule, { subtotal: 500_000, grams: 2_001 }), 0);
 * ```
 */
export function shippingFee(rule: ShippingRule, { subtotal, grams = 0, city }: Shipment): number {
  const { fee, freeFrom } = groupOf(rule, city) ?? rule;
  if (subtotal === 0 || freeFrom > 0 && subtotal >= freeFrom) return 0;
  const step = rule.weightSteps?.findLast(({ above }) => grams > above);
  return fee + (step?.fee ?? 0);
}

/**
 * Returns the fee for the delivery of an order to another province, in đồng. It stays within a
 * group of provinces, although the fees may have changed since the order.
 */
export function movedShippingFee(
  rule: ShippingRule,
  order: Shipment & { shipping: number },
  city: string,
): number {
  const isSame = groupOf(rule, city) === groupOf(rule, order.city);
  return isSame ? order.shipping : shippingFee(rule, { ...order, city });
}

/** Returns the amount that is missing for a free delivery, in đồng; 0 if it is or is never free. */
export function missingForFree(rule: ShippingRule, { subtotal, city }: Shipment): number {
  const { freeFrom } = groupOf(rule, city) ?? rule;
  return subtotal === 0 ? 0 : Math.max(0, freeFrom - subtotal);
}
