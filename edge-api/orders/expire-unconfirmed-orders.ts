import { and, asc, lte, sql } from 'drizzle-orm';
import { orders } from '../db/schema/order-tables.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';

/**
 * Cancels orders that the owner has not confirmed in time, and queues a mail to each customer.
 * Several processes may run this concurrently.
 *
 * @returns the number of cancelled orders
 */
export async function expireUnconfirmedOrders(
  { database, clock, outbox }: Pick<OrderDeps, 'database' | 'clock' | 'outbox'>,
): Promise<number> {
  const now = clock();
  // The status is a literal because SQLite does not use the partial index with a parameter.
  const due = await database.read.select({ id: orders.id }).from(orders)
    .where(and(sql`${orders.status} = 'awaiting-confirmation'`, lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt));
  let cancelled = 0;
  for (const { id } of due) {
    const change = { actor: 'system', at: now, mail: true };
    if (await cancelOrder(database, id, 'awaiting-confirmation', change)) cancelled += 1;
  }
  if (cancelled > 0) outbox.wake();
  return cancelled;
}
