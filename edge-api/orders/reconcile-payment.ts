import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { orders } from '../db/schema/order-tables.ts';
import type { PaymentState } from '../payments/payment-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { queueConfirmationMail, removeFromCart } from './statements/update-order.ts';

/**
 * Updates an order to the state of its payment at the provider. Callers are not trusted: only the
 * provider's reply counts. Repeated and concurrent calls have the same effect as one call.
 *
 * @returns the new status of the order; undefined if no order has this payment
 * @throws {PaymentError} if the provider is unavailable
 */
export async function reconcilePayment(
  deps: OrderDeps,
  sessionId: string,
): Promise<OrderStatus | undefined> {
  const [order] = await deps.database.read
    .select({ id: orders.id, status: orders.status, paidAt: orders.paidAt })
    .from(orders).where(eq(orders.paymentSessionId, sessionId));
  if (!order) return undefined;
  const confirmed = order.status !== 'awaiting-payment' && order.status !== 'cancelled';
  if (confirmed || order.paidAt !== null) return order.status;
  return await applyState(deps, order.id, await deps.provider.getStatus(sessionId));
}

/**
 * Closes an open payment and updates its order to cancelled, or to processing if the customer paid
 * first.
 *
 * @param options `mailAt`: time of the mail that notifies the customer of a cancellation, in ms
 * since 1970; no mail if unset
 * @returns the new status of the order
 * @throws {PaymentError} if the provider is unavailable; the order is not changed
 */
export async function closePayment(
  deps: OrderDeps,
  order: { id: string; paymentSessionId: string | null },
  { mailAt }: { mailAt?: number } = {},
): Promise<OrderStatus> {
  if (order.paymentSessionId !== null) {
    const state = await deps.provider.close(order.paymentSessionId);
    return await applyState(deps, order.id, state, mailAt);
  }
  // Without a session the customer has no URL at which to pay. A session that is being opened now
  // is closed by openPayment(), which finds the order cancelled.
  await cancelOrder(deps.database, order.id, 'awaiting-payment', { onlyUnopened: true, mailAt });
  return await readStatus(deps, order.id);
}

async function applyState(
  deps: OrderDeps,
  id: string,
  state: PaymentState,
  mailAt?: number,
): Promise<OrderStatus> {
  if (state === 'paid') await markPaid(deps, id);
  if (state === 'closed') await cancelOrder(deps.database, id, 'awaiting-payment', { mailAt });
  return await readStatus(deps, id);
}

async function markPaid({ database, clock, outbox, log }: OrderDeps, id: string) {
  const now = clock();
  const awaiting = { id, status: 'awaiting-payment' } as const;
  const [, , , confirmed, tooLate] = await database.batch((db) => [
    queueConfirmationMail(db, awaiting, now),
    ...removeFromCart(db, awaiting),
    db.run(sql`
      update orders set status = 'processing', paid_at = ${now}
      where id = ${id} and status = 'awaiting-payment'`),
    db.run(sql`
      update orders set paid_at = ${now}
      where id = ${id} and status = 'cancelled' and paid_at is null`),
  ]);
  if (confirmed.rowsAffected > 0) outbox.wake();
  if (tooLate.rowsAffected > 0) {
    log('error', 'a cancelled order was paid: refund the payment', { order: id });
  }
}

async function readStatus({ database }: OrderDeps, id: string): Promise<OrderStatus> {
  const [order] = await database.read.select({ status: orders.status }).from(orders)
    .where(eq(orders.id, id));
  if (!order) throw new Error(`Cannot read the status of order ${id} as it does not exist`);
  return order.status;
}
