import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import type { Database } from '../../edge-api/db/database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { fillOrderShop, orderRequest } from '../../edge-api/checkout/testing/order-shop.ts';
import { insertOrderSql, type SqlStatement } from '../../edge-api/checkout/testing/order-sql.ts';

/** Who orders, all at once. */
export const customers = Array.from({ length: 32 }, (_, number) => `customer-${number}`);

const products = sampleProducts(60).map((product) => ({ ...product, stock: 1_000_000 }));

/** A file with sixty products, the customers, and stock for a day. */
export async function openOrderBook(path: string): Promise<Database> {
  const database = await openDatabase({ url: `file:${path}` });
  await migrateDatabase(database);
  await fillOrderShop(database, customers, products);
  return database;
}

/** The n-th order: whose it is, and three products that differ from order to order. */
export function nthOrder(number: number) {
  const name = (step: number) => `sample-${(number * 7 + step * 13) % products.length}`;
  return {
    userId: customers[number % customers.length]!,
    request: orderRequest({ [name(0)]: 1, [name(1)]: 2, [name(2)]: 1 }),
    payment: 'cod',
    idempotencyKey: crypto.randomUUID(),
  } as const;
}

/** The n-th order as the very statements that the shop runs for it. */
export function nthStatements(number: number): SqlStatement[] {
  return insertOrderSql({
    ...nthOrder(number),
    id: crypto.randomUUID(),
    requestHash: 'A'.repeat(43),
    createdAt: number,
    expiresAt: null,
  });
}

/** What one side did in a round. */
export interface OrderRound {
  perSecond: number;
  /** How long each order took, in ms. */
  times: number[];
}

/** Places orders, each customer one after the other, all customers at once. */
export async function timeOrders(
  count: number,
  place: (number: number) => Promise<unknown>,
): Promise<OrderRound> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  await Promise.all(customers.map(async () => {
    while (next < count) {
      const number = next++;
      const began = performance.now();
      await place(number);
      times.push(performance.now() - began);
    }
  }));
  return { perSecond: count / ((performance.now() - start) / 1000), times };
}
