import { sql } from 'drizzle-orm';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';

/** Statuses that end with a deadline, and the indexes that find the orders whose has passed. */
const indexes = {
  'awaiting-confirmation': 'orders_unconfirmed',
  'awaiting-transfer': 'orders_untransferred',
} as const;

/**
 * Cancels orders that the owner has not confirmed in time, or that were not paid by transfer in
 * time, and queues a mail to each customer. A payment in part stays: it is to be refunded. Several
 * processes may run this concurrently.
 *
 * @returns the number of cancelled orders
 */
export async function expireUnconfirmedOrders(
  { database, clock, outbox }: Pick<OrderDeps, 'database' | 'clock' | 'outbox'>,
): Promise<number> {
  const now = clock();
  const change = { actor: 'system', at: now, mail: true };
  let cancelled = 0;
  for (const status of ['awaiting-confirmation', 'awaiting-transfer'] as const) {
    // The index of all statuses would read orders that are not due.
    const due = await database.read.all<{ id: string }>(sql.raw(`
      select id from orders indexed by ${indexes[status]}
      where status = '${status}' and expires_at <= ${now} order by expires_at`));
    for (const { id } of due) {
      if (await cancelOrder(database, id, status, change)) cancelled += 1;
    }
  }
  if (cancelled > 0) outbox.wake();
  return cancelled;
}
