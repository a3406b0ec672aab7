import { asc, eq } from 'drizzle-orm';
import type { OrderRequest } from '../../contract/checkout/order.ts';
import { orderTotals } from '../../contract/checkout/order-totals.ts';
import { defaultShipping } from '../../contract/checkout/shipping-rule.ts';
import { type PromoRule, welcomeRule } from '../../contract/checkout/promo.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { sampleAddress } from '../../testing/sample-address.ts';

/** Bank account of the test shops. */
export const sampleAccount = {
  bank: '970436',
  account: '1017595600',
  name: 'NGUYEN VAN AN',
  hours: 24,
  depositFrom: 0,
  depositAmount: 100_000,
};

/** Creates a valid order request from quantities by product id, such as `{ 'sample-0': 2 }`. */
export function orderRequest(
  quantities: Readonly<Record<string, number>> = { 'sample-0': 1 },
  { price = 250_000, promoCode, promo = welcomeRule }: {
    price?: number;
    promoCode?: string;
    promo?: PromoRule;
  } = {},
): OrderRequest {
  const items = Object.entries(quantities).map(([_id, quantity]) => ({
    _id,
    name: _id,
    price,
    quantity,
  }));
  return {
    address: sampleAddress,
    items,
    amount: orderTotals(items, defaultShipping, promoCode === undefined ? undefined : promo).amount,
    ...(promoCode === undefined ? {} : { promoCode }),
  };
}

/** Returns the stock of a product. */
export async function readStock(database: Database, id = 'sample-0'): Promise<number | undefined> {
  const [row] = await database.read.select({ stock: products.stock }).from(products)
    .where(eq(products.id, id));
  return row?.stock;
}

/** Returns the row of an order. */
export async function readOrder(database: Database, id: string) {
  const [row] = await database.read.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Returns the stored cart of a customer: quantities by product id. */
export async function readCart(database: Database, userId: string) {
  const lines = await database.read.select().from(cartLines).where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.productId));
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
}

/** Inserts lines into a customer's cart. */
export async function fillCart(
  database: Database,
  userId: string,
  cart: Readonly<Record<string, number>>,
): Promise<void> {
  await database.batch((db) => [
    db.insert(cartLines).values(
      Object.entries(cart).map(([productId, quantity]) => ({
        userId,
        productId,
        quantity,
        addedAt: 0,
      })),
    ),
  ]);
}
