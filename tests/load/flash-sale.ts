import { Hono } from 'hono';
import { orderTotals } from '../../edge-api/contract/checkout/order-totals.ts';
import type { Database } from '../../edge-api/db/database.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { replyToError } from '../../edge-api/http/error-reply.ts';
import { checkoutRoutes } from '../../edge-api/checkout/routes.ts';
import {
  fillOrderShop,
  orderParts,
  orderRequest,
} from '../../edge-api/checkout/testing/order-shop.ts';
import { newSession } from '../../edge-api/account/session.ts';

/** What a buyer was answered. */
export interface Answer {
  status: number;
  code?: string;
  orderId?: string;
}

/** Patience of a busy machine. */
const limits = { busyMs: 60_000, maxWaitMs: 60_000, requestMs: 20_000 };

/** Opens the database of a sale. */
export function openSale(url: string): Promise<Database> {
  return openDatabase({ url, limits });
}

/** Makes a shop with this many pieces of one product, and a signed-in customer per buyer: the tokens. */
export async function prepareSale(database: Database, pieces: number, buyers: number) {
  await migrateDatabase(database);
  const names = Array.from({ length: buyers }, (_, number) => `buyer-${number}`);
  await fillOrderShop(database, names, sampleProducts(1).map((row) => ({ ...row, stock: pieces })));
  const { clock } = orderParts(database).parts;
  const sessions = await Promise.all(names.map((name) => newSession(name, clock())));
  for (const { insert } of sessions) await database.batch((db) => [insert(db)]);
  return sessions.map(({ token }) => token);
}

/** Lets every buyer order one piece, all at once, through the routes. */
export async function buyAtOnce(database: Database, tokens: readonly string[]): Promise<Answer[]> {
  const { parts } = orderParts(database);
  const app = new Hono().route('/', checkoutRoutes({ ...parts, cardPayments: false }));
  app.onError(replyToError(parts.log));
  const request = orderRequest({ 'sample-0': 1 });
  const body = JSON.stringify({ ...request, amount: orderTotals(request.items).amount });
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
