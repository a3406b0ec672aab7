import { sql } from 'drizzle-orm';
import { describeError } from '../log.ts';
import type { OrderDeps } from '../api-deps.ts';
import { closePayment } from './reconcile-payment.ts';
import { cancelOrder } from './cancel-order.ts';

/** Numbers of orders whose payment deadline had passed, by result. */
export interface ExpirationResult {
  cancelled: number;
  /** Paid just before their payment was closed. */
  paid: number;
  /** Still unpaid because the provider was unavailable; the next run retries. */
  remaining: number;
}

/**
 * Cancels orders that were not paid in time and returns their items to stock. The provider closes
 * the payment first, so that no order is both cancelled and paid. Several processes may run this
 * concurrently.
 */
export async function expireUnpaidOrders(deps: OrderDeps): Promise<ExpirationResult> {
  const { database, clock, log } = deps;
  // The index of all statuses would read orders that are not due.
  const due = await database.read.all<{ id: string; paymentSessionId: string | null }>(sql`
    select id, payment_session_id as "paymentSessionId" from orders indexed by orders_unpaid
    where status = 'awaiting-payment' and expires_at <= ${clock()} order by expires_at`);
  const result: ExpirationResult = { cancelled: 0, paid: 0, remaining: 0 };
  for (const order of due) {
    try {
      const status = await closePayment(deps, order);
      if (status === 'cancelled') result.cancelled += 1;
      else if (status === 'awaiting-payment') result.remaining += 1;
      else result.paid += 1;
    } catch (error) {
      result.remaining += 1;
      log('error', 'unpaid order not cancelled', { order: order.id, ...describeError(error) });
    }
  }
  return result;
}

/** Statuses that end with a deadline, and the indexes that find the orders whose has passed. */
const indexes = {
  'awaiting-confirmation': 'orders_unconfirmed',
  'awaiting-transfer': 'orders_untransferred',
} as const;

/** Conditions on orders that the owner has confirmed by telephone: the shop is to send them. */
const confirmed = {
  'awaiting-confirmation': 'and confirmed_at is null',
  'awaiting-transfer': '',
} as const;

/**
 * Cancels orders that the owner has not confirmed in time, or that were not paid by transfer in
 * time, and queues a mail to each customer. A payment in part stays: it is to be refunded. Several
 * processes may run this concurrently.
 */
export async function expireUnconfirmedOrders(
  { database, clock, outbox }: Pick<OrderDeps, 'database' | 'clock' | 'outbox'>,
): Promise<number> {
  const now = clock();
  const change = { actor: 'system', at: now, mail: true };
  let cancelled = 0;
  for (const status of ['awaiting-confirmation', 'awaiting-transfer'] as const) {
    // The index of all statuses would read orders that are not due.
    const due = await database.read.all<{ id: string; version: number }>(sql.raw(`
      select id, version from orders indexed by ${indexes[status]}
      where status = '${status}' and expires_at <= ${now} ${confirmed[status]}
      order by expires_at`));
    for (const { id, version } of due) {
      // Staff may have confirmed it meanwhile. The next run cancels another changed order.
      if (await cancelOrder(database, id, status, { ...change, version })) cancelled += 1;
    }
  }
  if (cancelled > 0) outbox.wake();
  return cancelled;
}
