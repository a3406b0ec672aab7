import { Hono } from 'hono';
import { requireUser } from '../account/sessions/require-user.ts';
import type { Database } from '../db/database.ts';
import { noStore } from '../http/no-store.ts';
import { listOrders } from './list-orders.ts';

/**
 * Routes of placed orders, for `/api/order`: `POST /userorders` lists the user's orders.
 *
 * @param clock ms since 1970
 */
export function orderRoutes(database: Database, clock: () => number) {
  return new Hono()
    .post('/userorders', noStore, requireUser(database, clock), async (c) => {
      return c.json({ success: true as const, data: await listOrders(database, c.var.user.id) });
    });
}
