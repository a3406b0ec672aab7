import { and, asc, lte, sql } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import { describeError } from '../log.ts';
import type { OrderDeps } from './order-deps.ts';
import { closePayment } from './reconcile-payment.ts';

/** What became of the unpaid orders whose time was over. */
export interface ExpirationResult {
  cancelled: number;
  /** Paid in the last moment. */
  paid: number;
  /** Left for the next time, because the provider did not answer. */
  left: number;
}

/**
 * Ends the payment of orders that were not paid in time and gives their stock back. The provider closes
 * the payment first, so that no order is both cancelled and paid. Several processes may do this at once.
 */
export async function expireUnpaid(parts: OrderDeps): Promise<ExpirationResult> {
  const { database, clock, log } = parts;
  // The status stands in the text: with a parameter the partial index could not be used.
  const due = await database.read
    .select({ id: orders.id, paymentSessionId: orders.paymentSessionId }).from(orders)
    .where(and(sql`${orders.status} = 'awaiting-payment'`, lte(orders.expiresAt, clock())))
    .orderBy(asc(orders.expiresAt));
  const expired: ExpirationResult = { cancelled: 0, paid: 0, left: 0 };
  for (const order of due) {
    try {
      const status = await closePayment(parts, order);
      if (status === 'cancelled') expired.cancelled += 1;
      else if (status === 'awaiting-payment') expired.left += 1;
      else expired.paid += 1;
    } catch (error) {
      expired.left += 1;
      log('error', 'unpaid order not ended', { order: order.id, ...describeError(error) });
    }
  }
  return expired;
}
