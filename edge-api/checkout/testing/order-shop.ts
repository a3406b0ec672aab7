import { asc, eq } from 'drizzle-orm';
import type { OrderRequest } from '../../contract/checkout/order.ts';
import { orderTotals } from '../../contract/checkout/order-totals.ts';
import { defaultShipping } from '../../contract/checkout/shipping-rule.ts';
import { type PromoRule, welcomeRule } from '../../contract/checkout/promo.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { seedCatalogue, type SeedProduct } from '../../catalogue/seed-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import type { LogLevel } from '../../log.ts';
import type { OperationDeps } from '../../api-deps.ts';
import type { PlaceOrderDeps } from '../place-order.ts';
import { MemoryProvider } from './memory-provider.ts';

/** A shop for one test, with a clock and the verified customers `an` and `binh`. */
export interface OrderShop extends AsyncDisposable {
  test: TestDatabase;
  database: Database;
  deps: PlaceOrderDeps & OperationDeps & { provider: MemoryProvider };
  provider: MemoryProvider;
  /** Logged lines. */
  logs: { level: LogLevel; message: string }[];
  /** Number of calls of `outbox.wake()`. */
  wakeCount(): number;
  /** Advances the clock. */
  advance(ms: number): void;
}

/** Opens a shop; by default with three products at 250,000 đồng, each with a stock of ten. */
export async function openOrderShop(catalogue = sampleProducts(3)): Promise<OrderShop> {
  const test = await createTestDatabase();
  await fillOrderShop(test.database, ['an', 'binh'], catalogue);
  const shop = createOrderDeps(test.database);
  return { ...shop, test, database: test.database, [Symbol.asyncDispose]: test.cleanup };
}

/** Bank account of the test shops. */
export const sampleAccount = {
  bank: '970436',
  account: '1017595600',
  name: 'NGUYEN VAN AN',
  hours: 24,
  depositFrom: 0,
  depositAmount: 100_000,
};

/** Creates the dependencies of orders for a database, with a test provider, clock and log. */
export function createOrderDeps(database: Database) {
  const provider = new MemoryProvider();
  const logs: OrderShop['logs'] = [];
  let time = Date.UTC(2026, 0, 1);
  let wakes = 0;
  const deps = {
    database,
    provider,
    clock: () => time,
    adminOrigin: 'https://shop.example',
    shipping: () => Promise.resolve(defaultShipping),
    transferAccount: () => Promise.resolve(sampleAccount),
    outbox: { wake: () => void (wakes += 1) },
    log: (level: LogLevel, message: string) => void logs.push({ level, message }),
  };
  return {
    deps,
    provider,
    logs,
    wakeCount: () => wakes,
    advance: (ms: number) => void (time += ms),
  };
}

/** Inserts products and customers into a migrated database. */
export async function fillOrderShop(
  database: Database,
  customers: readonly string[],
  catalogue: readonly SeedProduct[],
): Promise<void> {
  await seedCatalogue(database, catalogue);
  await database.batch((db) => [
    db.insert(users).values(customers.map((id) => ({
      id,
      name: id,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`,
      emailVerifiedAt: 0,
      createdAt: 0,
    }))),
  ]);
}

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
