import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { createErrorHandler } from '../../http/error-reply.ts';
import { newSession } from '../../account/sessions/session.ts';
import { orderRoutes } from '../../orders/routes.ts';
import { promoRoutes } from '../promo/promo-routes.ts';
import { checkoutRoutes } from '../routes.ts';
import { openOrderShop } from './order-shop.ts';

/** Opens the routes of checkout and orders as the API mounts them, with a token per customer. */
export async function openOrderApi({ cardPayments = true } = {}) {
  const shop = await openOrderShop();
  const { deps, database } = shop;
  const app = new Hono()
    .route('/api/order', orderRoutes(database, deps.clock))
    .route('/api/order', checkoutRoutes({ ...deps, cardPayments }))
    .route('/api/cart', promoRoutes(database, deps.clock));
  app.onError(createErrorHandler(deps.log));
  const tokens: Record<string, string> = {};
  for (const id of ['an', 'binh']) {
    const { token, insert } = await newSession(id, deps.clock());
    await database.batch((db) => [insert(db)]);
    tokens[id] = token;
  }
  const post = async (
    path: string,
    body: unknown,
    { as, headers = {} }: { as?: string; headers?: Record<string, string> } = {},
  ) => {
    const reply = await app.request(`/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(as ? { token: tokens[as] ?? as } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    assert.equal(reply.headers.get('Cache-Control'), 'no-store', path);
    return { status: reply.status, body: await reply.json() };
  };
  return { ...shop, app, post, tokens, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}
