import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import type { Database } from '../../edge-api/db/database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { orderAllowance, type OrderLimits } from '../../edge-api/orders/order-limits.ts';
import { newOrderCode } from '../../edge-api/orders/new-order-code.ts';
import { originsOf } from '../../edge-api/orders/order-origins.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { orderRequest } from '../../edge-api/checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../edge-api/testing/open-test-shop.ts';
import { insertOrderSql, type SqlStatement } from '../../edge-api/checkout/testing/order-sql.ts';

/** Ids of the concurrent customers. */
export const customers = Array.from({ length: 32 }, (_, number) => `customer-${number}`);

const products = sampleProducts(60, { stock: 1_000_000 });

/** Creates a database with sixty products of ample stock and the customers. */
export async function createOrderDatabase(path: string): Promise<Database> {
  const database = await openDatabase({ url: `file:${path}`, writerThread: true });
  await migrateDatabase(database);
  await openTestShop({ database, customers, products });
  return database;
}

const unlimited = { quantity: 1_000, amount: 1_000_000_000, openOrders: 1_000_000 };

/** Limits that are checked as in production, but not reached. */
export const limits: OrderLimits = {
  newCustomer: unlimited,
  knownCustomer: unlimited,
  shares: true,
  confirmationTimeout: 1,
};

/** Returns the n-th order. Its three products, its customer and its origin vary with `number`. */
export function nthOrder(number: number) {
  const productId = (step: number) => `sample-${(number * 7 + step * 13) % products.length}`;
  const request = orderRequest({ [productId(0)]: 1, [productId(1)]: 2, [productId(2)]: 1 });
  const phone = `09${String(number).padStart(8, '0')}`;
  return {
    userId: customers[number % customers.length]!,
    request: { ...request, address: { ...request.address, phone, street: `${number} Hàng Bạc` } },
    network: `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`,
    payment: 'cod',
    idempotencyKey: crypto.randomUUID(),
  } as const;
}

/** Returns the statements that the shop executes for the n-th order. */
export function nthStatements(number: number): SqlStatement[] {
  const { network, ...order } = nthOrder(number);
  return insertOrderSql({
    ...order,
    origins: originsOf(order.request.address, network),
    confirmation: { allowance: orderAllowance(limits, order.request), shares: true, expiresAt: 1 },
    id: crypto.randomUUID(),
    code: newOrderCode(),
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
