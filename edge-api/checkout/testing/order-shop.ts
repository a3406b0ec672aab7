import { asc, eq } from 'drizzle-orm';
import type { OrderRequest } from '../../contract/checkout/order.ts';
import { orderTotals } from '../../contract/checkout/order-totals.ts';
import type { Database } from '../../db/database.ts';
import { cartLines, orders, products, users } from '../../db/schema.ts';
import { seedCatalogue, type SeedProduct } from '../../catalogue/seed-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import type { LogLevel } from '../../log.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import { MemoryProvider } from './memory-provider.ts';

/** A shop of one test: products, customers `an` and `binh` with confirmed addresses, and a clock. */
export interface OrderShop extends AsyncDisposable {
  test: TestDatabase;
  database: Database;
  parts: OrderDeps & { provider: MemoryProvider };
  provider: MemoryProvider;
  lines: { level: LogLevel; message: string }[];
  /** How often the outbox was woken. */
  wakeCount(): number;
  /** Lets time pass, in ms. */
  pass(ms: number): void;
}

/** Opens a shop with three products of ten pieces each, 250,000 đồng a piece. */
export async function openOrderShop(catalogue = sampleProducts(3)): Promise<OrderShop> {
  const test = await createTestDatabase();
  await fillOrderShop(test.database, ['an', 'binh'], catalogue);
  const shop = orderParts(test.database);
  return { ...shop, test, database: test.database, [Symbol.asyncDispose]: test.cleanup };
}

/** What orders work with, on a database that is there. */
export function orderParts(database: Database) {
  const provider = new MemoryProvider();
  const lines: OrderShop['lines'] = [];
  let time = Date.UTC(2026, 0, 1);
  let wakeCount = 0;
  const parts = {
    database,
    provider,
    clock: () => time,
    outbox: { wake: () => void (wakeCount += 1) },
    log: (level: LogLevel, message: string) => void lines.push({ level, message }),
  };
  return {
    parts,
    provider,
    lines,
    wakeCount: () => wakeCount,
    pass: (ms: number) => void (time += ms),
  };
}

/** Fills a migrated database with products and customers. */
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

/** An order of sample products as a customer sends it: `{ 'sample-0': 2 }` at the given price. */
export function orderRequest(
  quantities: Readonly<Record<string, number>> = { 'sample-0': 1 },
  { price = 250_000, promoCode }: { price?: number; promoCode?: string } = {},
): OrderRequest {
  const items = Object.entries(quantities).map(([_id, quantity]) => ({
    _id,
    name: _id,
    price,
    quantity,
  }));
  return {
    address: {
      firstName: 'An',
      lastName: 'Nguyễn',
      email: 'an@example.com',
      street: '12 Hàng Bạc',
      ward: 'Phường Hàng Bạc',
      district: 'Quận Hoàn Kiếm',
      city: 'Thành phố Hà Nội',
      country: 'Việt Nam',
      phone: '0912345678',
    },
    items,
    amount: orderTotals(items, promoCode).amount,
    ...(promoCode === undefined ? {} : { promoCode }),
  };
}

/** Pieces of a product that are in stock. */
export async function stockOf(database: Database, id = 'sample-0'): Promise<number | undefined> {
  const [row] = await database.read.select({ stock: products.stock }).from(products)
    .where(eq(products.id, id));
  return row?.stock;
}

/** An order as the database has it. */
export async function readOrder(database: Database, id: string) {
  const [row] = await database.read.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The customer's cart as the database has it. */
export async function readCart(database: Database, userId: string) {
  const lines = await database.read.select().from(cartLines).where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.productId));
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
}

/** Puts lines into a customer's cart. */
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
