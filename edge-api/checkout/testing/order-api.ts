import assert from 'node:assert/strict';
import { Hono } from 'hono';
import type { ApiDeps } from '../../api-deps.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import { createSearchBudget } from '../../catalogue/search-budget.ts';
import { newSession } from '../../sessions/session.ts';
import { orderRoutes } from '../../orders/routes.ts';
import type { OrderLimits } from '../../orders/order-limits.ts';
import { promoRoutes } from '../promo/promo-routes.ts';
import { checkoutRoutes } from '../routes.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { ownOrderRoutes } from '../../orders/own/own-order-routes.ts';
import { returnPictureRoutes } from '../../orders/own/return-pictures.ts';
import { fillOrderShop, openOrderShop, sampleAccount } from './order-shop.ts';

/**
 * Opens the routes of checkout and orders as the API mounts them, with a token per customer.
 *
 * @param options `stock`: stock of each of the three products; `depositFrom`: total from which an
 * order on delivery needs a deposit
 */
export async function openOrderApi(
  {
    cardPayments = true,
    transfers = true,
    rateLimit = false,
    stock = 10,
    depositFrom = 0,
    limits,
    ...given
  }: {
    cardPayments?: boolean;
    transfers?: boolean;
    rateLimit?: boolean;
    stock?: number;
    depositFrom?: number;
    limits?: OrderLimits;
    shipping?: ApiDeps['shipping'];
  } = {},
) {
  const shop = await openOrderShop(sampleProducts(3).map((product) => ({ ...product, stock })));
  const { database } = shop;
  const deps = {
    ...shop.deps,
    ...given,
    orderLimits: limits && (() => Promise.resolve(limits)),
    transferAccount: () =>
      Promise.resolve(transfers ? { ...sampleAccount, depositFrom } : undefined),
  };
  const limiter = createRateLimiter(database, deps.clock, { off: !rateLimit });
  const trustedProxies = ['127.0.0.1'];
  const publicUrl = 'https://shop.example';
  const reply = createErrorHandler(deps.log);
  const app = new Hono()
    .route('/api/order/return', returnPictureRoutes({ ...deps, limiter, trustedProxies }, reply))
    .route(
      '/api/order',
      orderRoutes({
        ...deps,
        searchBudget: createSearchBudget({ trustedProxies }),
        trustedProxies,
      }),
    )
    .route(
      '/api/order',
      checkoutRoutes({ ...deps, cardPayments, limiter, trustedProxies, publicUrl }),
    )
    .route(
      '/api/order',
      ownOrderRoutes({
        ...deps,
        limiter,
        trustedProxies,
        ownOrderSettings: () =>
          Promise.resolve({
            account: sampleAccount,
            changeTime: 30 * 60_000,
            returnTime: 7 * 24 * 60 * 60_000,
          }),
      }),
    )
    .route('/api/cart', promoRoutes(database, deps.clock));
  app.onError(reply);
  const tokens: Record<string, string> = {};
  const logIn = async (id: string) => {
    const { token, insert } = newSession(id, deps.clock());
    await database.batch((db) => [insert(db)]);
    tokens[id] = token;
    return id;
  };
  for (const id of ['an', 'binh']) await logIn(id);
  /** Adds a verified customer who is logged in, and returns the id. */
  const addCustomer = async (id: string) => {
    await fillOrderShop(database, [id], []);
    return await logIn(id);
  };
  const post = async (
    path: string,
    body: unknown,
    { as, headers = {}, from = '192.0.2.1' }: {
      as?: string;
      headers?: Record<string, string>;
      /** Client address. */
      from?: string;
    } = {},
  ) => {
    const reply = await app.request(`/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(as ? { token: tokens[as] ?? as } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }, { remoteAddr: { hostname: from } });
    assert.equal(reply.headers.get('Cache-Control'), 'no-store', path);
    return { status: reply.status, body: await reply.json() };
  };
  return {
    ...shop,
    deps,
    app,
    post,
    tokens,
    addCustomer,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}
