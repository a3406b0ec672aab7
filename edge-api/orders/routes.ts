import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireUser } from '../account/sessions/require-user.ts';
import { type OrderPage, orderPageSchema } from '../contract/orders/order-page.ts';
import type { Database } from '../db/database.ts';
import { MalformedError, ValidationError } from '../errors.ts';
import { readJson } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { listOrders } from './list-orders.ts';

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
  if (!page.success) throw new ValidationError(page.error.issues[0]?.message);
  c.req.addValidatedData('json', page.data);
  await next();
});

/**
 * Routes of placed orders, for `/api/order`: `POST /userorders` lists the user's orders.
 *
 * @param clock ms since 1970
 */
export function orderRoutes(database: Database, clock: () => number) {
  return new Hono()
    .post('/userorders', noStore, requireUser(database, clock), pageBody, async (c) => {
      const list = await listOrders(database, c.var.user.id, c.req.valid('json'));
      return c.json({ success: true as const, ...list });
    });
}
