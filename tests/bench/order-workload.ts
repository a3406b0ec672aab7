import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import type { Database } from '../../edge-api/db/database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { fillOrderShop, orderRequest } from '../../edge-api/checkout/testing/order-shop.ts';
import { insertOrderSql, type SqlStatement } from '../../edge-api/checkout/testing/order-sql.ts';

/** Ids of the concurrent customers. */
export const customers = Array.from({ length: 32 }, (_, number) => `customer-${number}`);

const products = sampleProducts(60).map((product) => ({ ...product, stock: 1_000_000 }));

/** Creates a database with sixty products of ample stock and the customers. */
export async function createOrderDatabase(path: string): Promise<Database> {
  const database = await openDatabase({ url: `file:${path}`, writerThread: true });
  await migrateDatabase(database);
  await fillOrderShop(database, customers, products);
  return database;
}

/** Returns the n-th order. Its three products and its customer vary with `number`. */
export function nthOrder(number: number) {
  const productId = (step: number) => `sample-${(number * 7 + step * 13) % products.length}`;
  return {
    userId: customers[number % customers.length]!,
    request: orderRequest({ [productId(0)]: 1, [productId(1)]: 2, [productId(2)]: 1 }),
    payment: 'cod',
    idempotencyKey: crypto.randomUUID(),
  } as const;
}

/** Returns the statements that the shop executes for the n-th order. */
export function nthStatements(number: number): SqlStatement[] {
  return insertOrderSql({
    ...nthOrder(number),
    id: crypto.randomUUID(),
    requestHash: 'A'.repeat(43),
    createdAt: number,
    expiresAt: null,
  });
}

/** Result of one implementation in a round. */
export interface OrderRound {
  /** Orders per second. */
  perSecond: number;
  /** Duration of each order, in ms. */
  times: number[];
}

/** Places orders. The customers are concurrent, and each waits for the previous order. */
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
      const orderStart = performance.now();
      await place(number);
      times.push(performance.now() - orderStart);
    }
  }));
  return { perSecond: count / ((performance.now() - start) / 1000), times };
}
