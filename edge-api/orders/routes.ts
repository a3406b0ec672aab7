import { Hono, type TypedResponse } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { requireUser } from '../sessions/session.ts';
import { listedOrderSchema } from '../contract/orders/listed-order.ts';
import { type OrderPage, orderPageSchema } from '../contract/orders/order-page.ts';
import { MalformedError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { bodyErrors, readJson } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { StreamPool } from '../http/stream-pool.ts';
import { describe, withRequirements } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import { schemaError } from '../schema-error.ts';
import { generateOrderList, listOrders, type OrderList } from './list-orders.ts';
import { orderPortion } from './read-orders.ts';

/** Reads the page from the body. Earlier clients send any body or none, and get all orders. */
const pageBody = createMiddleware<
  Record<never, never>,
  string,
  { in: { json: OrderPage }; out: { json: OrderPage } }
>(async (c, next) => {
  const body = await readJson(c).catch((error) => {
    if (error instanceof MalformedError) return {};
    throw error;
  });
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const page = orderPageSchema.safeParse(isObject ? body : {});
  if (!page.success) throw schemaError(page.error, []);
  c.req.addValidatedData('json', page.data);
  await next();
});
withRequirements(pageBody, { body: orderPageSchema.optional(), errors: bodyErrors });

/**
 * Routes of placed orders, for `/api/order`. A long list is streamed: an account may have any
 * number of orders.
 */
export function orderRoutes({ database, clock, searchBudget, trustedProxies }: ApiDeps) {
  const addressOf = clientAddress(trustedProxies);
  const streams = new StreamPool({ share: 0.2 });
  const routes = new Hono()
    .post('/userorders', noStore, requireUser(database, clock), pageBody, async (c) => {
      const { id } = c.var.user;
      const page = c.req.valid('json');
      const { limit = Infinity } = page;
      const portion = { ...page, limit: Math.min(limit, orderPortion) };
      const list = await searchBudget(c, () => listOrders(database, id, portion));
      if (list.next === undefined || limit <= orderPortion) {
        return c.json({ success: true as const, ...list });
      }
      const reply: Response = c.body(
        streams.open(addressOf(c), generateOrderList(database, id, page)),
        200,
        { 'Content-Type': 'application/json; charset=utf-8' },
      );
      return reply as typeof reply & TypedResponse<{ success: true } & OrderList, 200, 'json'>;
    });
  return describe('Orders', routes, () => ({
    'POST /userorders': {
      id: 'listOrders',
      summary: 'Lists the orders of the customer, newest first',
      description: 'Without a body all orders are listed. `next` is the `before` of the next page.',
      reply: success({ data: z.array(listedOrderSchema), next: z.string().optional() }),
      example: { body: { limit: 20 } },
    },
  }));
}
