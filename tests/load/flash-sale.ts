import { Hono } from 'hono';
import { orderTotals } from '../../edge-api/contract/checkout/order-totals.ts';
import { defaultShipping } from '../../edge-api/contract/checkout/shipping-rule.ts';
import type { Database } from '../../edge-api/db/database.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { createErrorHandler } from '../../edge-api/http/error-reply.ts';
import { checkoutRoutes } from '../../edge-api/checkout/routes.ts';
import {
  createOrderDeps,
  fillOrderShop,
  orderRequest,
} from '../../edge-api/checkout/testing/order-shop.ts';
import { createRateLimiter } from '../../edge-api/rate-limit/rate-limiter.ts';
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
  await fillOrderShop(
    database,
    names,
    sampleProducts(1).map((row) => ({ ...row, stock: quantity })),
  );
  const { clock } = createOrderDeps(database).deps;
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
  const { deps } = createOrderDeps(database);
  const limiter = createRateLimiter(database, deps.clock, { off: true });
  const routeDeps = {
    ...deps,
    limiter,
    trustedProxies: [],
    publicUrl: 'http://localhost',
    cardPayments: false,
  };
  const app = new Hono().route('/', checkoutRoutes(routeDeps));
  app.onError(createErrorHandler(deps.log));
  const request = orderRequest({ 'sample-0': 1 });
  const body = JSON.stringify({
    ...request,
    amount: orderTotals(request.items, defaultShipping).amount,
  });
  return await Promise.all(tokens.map(async (token) => {
    const reply = await app.request('/placecod', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', token },
      body,
    });
    const { code, orderId } = await reply.json();
    return { status: reply.status, code, orderId };
  }));
}
