import type { Database } from '../../edge-api/db/database.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { orderRequest } from '../../edge-api/checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../edge-api/testing/open-test-shop.ts';
import { newSession } from '../../edge-api/sessions/session.ts';

/** Response to a buyer. */
export interface BuyerResult {
  status: number;
  code?: string;
  orderId?: string;
}

/** Time limits that suffice on a busy machine. */
const limits = { busyMs: 60_000, maxWaitMs: 60_000, requestMs: 20_000, slowWriteMs: 20_000 };

/** Opens the database of a sale with long time limits. */
export function openSale(url: string): Promise<Database> {
  return openDatabase({ url, limits });
}

/**
 * Fills a database with one product and the buyers.
 *
 * @param quantity stock of the product
 * @returns a session token per buyer
 */
export async function prepareSale(database: Database, quantity: number, buyers: number) {
  await migrateDatabase(database);
  const names = Array.from({ length: buyers }, (_, number) => `buyer-${number}`);
  const products = sampleProducts(1, { stock: quantity });
  const { clock } = await openTestShop({ database, customers: names, products });
  const sessions = await Promise.all(names.map((name) => newSession(name, clock())));
  const [first, ...others] = sessions;
  await database.batch((db) => [first!.insert(db), ...others.map(({ insert }) => insert(db))]);
  return sessions.map(({ token }) => token);
}

/** Orders one item for every buyer, all concurrently, through the routes. */
export async function buyAtOnce(
  database: Database,
  tokens: readonly string[],
): Promise<BuyerResult[]> {
  const shop = await openTestShop({ database });
  const request = orderRequest({ 'sample-0': 1 });
  return await Promise.all(tokens.map(async (as) => {
    const { status, body: { code, orderId } } = await shop.post('order/placecod', request, { as });
    return { status, code, orderId };
  }));
}
