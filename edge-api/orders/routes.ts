import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { requireUser } from '../account/sessions/require-user.ts';
import { orderPageSchema } from '../contract/orders/order-page.ts';
import type { Database } from '../db/database.ts';
import { ValidationError } from '../errors.ts';
import { noStore } from '../http/no-store.ts';
import { listOrders } from './list-orders.ts';

const pageQuery = zValidator('query', orderPageSchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});

/**
 * Routes of placed orders, for `/api/order`: `POST /userorders` lists the user's orders.
 *
 * @param clock ms since 1970
 */
export function orderRoutes(database: Database, clock: () => number) {
  return new Hono()
    .post('/userorders', noStore, requireUser(database, clock), pageQuery, async (c) => {
      const list = await listOrders(database, c.var.user.id, c.req.valid('query'));
      return c.json({ success: true as const, ...list });
    });
}
