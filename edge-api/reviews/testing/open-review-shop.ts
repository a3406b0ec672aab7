import { setStatus } from '../../orders/testing/set-status.ts';
import { Hono } from 'hono';
import { createSearchBudget } from '../../catalogue/search-budget.ts';
import { newSession } from '../../sessions/session.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { openOrderShop, orderRequest } from '../../checkout/testing/order-shop.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import { ownReviewRoutes } from '../own-review-routes.ts';
import { reviewRoutes } from '../review-routes.ts';

/** Review that the rules accept. */
export const sampleReview = { rating: 5, text: 'Đá đẹp, giao nhanh.', author: 'An' } as const;

/**
 * Opens the routes of reviews with the verified customers `an` and `binh`, who are logged in, and
 * three products.
 */
export async function openReviewShop({ rateLimit = false }: { rateLimit?: boolean } = {}) {
  const shop = await openOrderShop();
  const { database, deps } = shop;
  const limiter = createRateLimiter(database, deps.clock, { off: !rateLimit });
  const searchBudget = createSearchBudget({ trustedProxies: [] });
  const app = new Hono()
    .route('/api/catalogue', reviewRoutes({ database, searchBudget }))
    .route('/api/user/reviews', ownReviewRoutes({ database, clock: deps.clock, limiter }));
  app.onError(createErrorHandler(deps.log));
  const tokens: Record<string, string> = {};
  for (const id of ['an', 'binh']) {
    const { token, insert } = newSession(id, deps.clock());
    await database.batch((db) => [insert(db)]);
    tokens[id] = token;
  }

  /** Sends a request, as a customer or with another token, and reads the reply. */
  async function request(method: string, path: string, { as, body }: {
    as?: string;
    body?: unknown;
  } = {}) {
    const reply = await app.request(`/api/${path}`, {
      method,
      headers: {
        ...(as === undefined ? {} : { token: tokens[as] ?? as }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }, { remoteAddr: { hostname: '192.0.2.1' } });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  }

  /** Places an order and changes its status. Returns its id. */
  async function order(
    userId: string,
    productIds: readonly string[],
    status: OrderStatus = 'delivered',
  ): Promise<string> {
    const quantities = Object.fromEntries(productIds.map((id) => [id, 1]));
    const { orderId } = await placeOrder(deps, {
      userId,
      request: orderRequest(quantities),
      payment: 'cod',
    });
    if (status !== 'processing') await setStatus(deps, orderId, status);
    return orderId;
  }

  return {
    ...shop,
    app,
    request,
    order,
    /** Writes the review of a product through the API. */
    write: (as: string, productId: string, review: object = sampleReview) =>
      request('PUT', `user/reviews/${productId}`, { as, body: review }),
    /** Reads the shown reviews of a product through the API. */
    shown: async (productId = 'sample-0', query = '') =>
      (await request('GET', `catalogue/products/${productId}/reviews${query}`)).body,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}
