import { and, inArray } from 'drizzle-orm';
import { isShown, orderedName } from '../catalogue/product-row.ts';
import type { LineChange, OrderRequest } from '../contract/checkout/order.ts';
import { orderTotals, type PricedLine } from '../contract/checkout/order-totals.ts';
import type { PromoRule } from '../contract/checkout/promo.ts';
import type { ShippingRule } from '../contract/checkout/shipping-rule.ts';
import { pickColumns } from '../db/columns-for.ts';
import type { Reader } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { ConflictError, type Issue } from '../errors.ts';

/**
 * Asserts that the prices, quantities and amount of an order match the current catalogue.
 *
 * @throws {ConflictError} `PRODUCT_GONE`, `PRICE_CHANGED` or `OUT_OF_STOCK`, the first of these
 * that applies; its details are {@linkcode OrderChanges}, line by line
 *
 * @param returned units by product that return to stock before the order is placed
 */
export async function assertOrderUnchanged(
  database: Reader,
  { items, amount, address }: OrderRequest,
  shipping: ShippingRule,
  promo?: PromoRule,
  returned?: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await database.read
    .select({ ...pickColumns(products, 'id', 'price', 'stock', 'weightGrams'), name: orderedName })
    .from(products).where(and(isShown, inArray(products.id, items.map(({ _id }) => _id))));
  const current = new Map(rows.map((row) => {
    return [row.id, { ...row, stock: row.stock + (returned?.get(row.id) ?? 0) }];
  }));
  const discontinued: LineChange[] = [];
  const repriced: LineChange[] = [];
  const outOfStock: LineChange[] = [];
  const available: PricedLine[] = [];
  for (const { _id: id, name = id, price, quantity } of items) {
    const product = current.get(id);
    if (!product) {
      discontinued.push({ id, name, price: null, stock: 0 });
      continue;
    }
    const { weightGrams, ...change } = product;
    if (product.price !== price) repriced.push(change);
    if (product.stock < quantity) outOfStock.push(change);
    available.push({
      price: product.price,
      quantity: Math.min(quantity, product.stock),
      weightGrams: weightGrams ?? undefined,
    });
  }
  const newAmount = orderTotals(available, shipping, promo, address.city).amount;
  const issues: Issue[] = [
    ...discontinued.map(({ id, name }): Issue => ({
      path: `items.${id}`,
      reason: 'lineSold',
      values: { name },
    })),
    ...repriced.map(({ id, price }): Issue => ({
      path: `items.${id}.price`,
      reason: 'linePrice',
      values: { price },
    })),
    ...outOfStock.map(({ id, stock }): Issue => ({
      path: `items.${id}.stock`,
      reason: 'lineStock',
      values: { stock },
    })),
  ];
  if (newAmount !== amount) {
    issues.push({ path: 'amount', reason: 'amount', values: { amount: newAmount } });
  }
  const changes = [...new Set([...discontinued, ...repriced, ...outOfStock])];
  const fields = { issues, details: { changes, amount: newAmount } };
  if (discontinued.length > 0) {
    throw new ConflictError('PRODUCT_GONE', { ...fields, values: { lines: discontinued } });
  }
  if (repriced.length > 0) {
    throw new ConflictError('PRICE_CHANGED.lines', { ...fields, values: { lines: repriced } });
  }
  if (outOfStock.length > 0) {
    throw new ConflictError('OUT_OF_STOCK', { ...fields, values: { lines: outOfStock } });
  }
  if (newAmount !== amount) {
    throw new ConflictError('PRICE_CHANGED.amount', { ...fields, values: { amount: newAmount } });
  }
}
