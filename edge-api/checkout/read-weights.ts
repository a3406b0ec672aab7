import { inArray } from 'drizzle-orm';
import type { ShippingRule } from '../contract/checkout/shipping-rule.ts';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';

/**
 * Reads the weights of products in grams, by id. Nothing is read unless the fee for the delivery
 * depends on them.
 */
export async function readWeights(
  read: ReadDatabase,
  ids: readonly string[],
  { weightSteps = [] }: ShippingRule,
): Promise<ReadonlyMap<string, number>> {
  if (weightSteps.length === 0) return new Map();
  const rows = await read.select({ id: products.id, weightGrams: products.weightGrams })
    .from(products).where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, weightGrams }) => [id, weightGrams ?? 0]));
}

/** Reads the weight of goods in grams, as far as the fee for the delivery depends on it. */
export async function readGrams(
  read: ReadDatabase,
  items: readonly { productId: string; quantity: number }[],
  rule: ShippingRule,
): Promise<number> {
  const weights = await readWeights(read, items.map(({ productId }) => productId), rule);
  return items.reduce((sum, it) => sum + (weights.get(it.productId) ?? 0) * it.quantity, 0);
}
