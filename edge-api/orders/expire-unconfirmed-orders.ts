import { sql } from 'drizzle-orm';
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
  // The index of all statuses would read orders that are not due.
  const due = await database.read.all<{ id: string }>(sql`
    select id from orders indexed by orders_unconfirmed
    where status = 'awaiting-confirmation' and expires_at <= ${now} order by expires_at`);
  let cancelled = 0;
  for (const { id } of due) {
    const change = { actor: 'system', at: now, mail: true };
    if (await cancelOrder(database, id, 'awaiting-confirmation', change)) cancelled += 1;
  }
  if (cancelled > 0) outbox.wake();
  return cancelled;
}
