import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { orders } from '../db/schema.ts';
import type { PaymentState } from '../payments/payment-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { queueConfirmationMail, removeFromCart } from './statements/update-order.ts';

/**
 * Brings an order up to what became of its payment. The provider is asked; who calls this and why proves
 * nothing. Harmless when repeated, also at the same time.
 *
 * @returns the order's status after it; undefined when no order has this payment
 * @throws {PaymentError} if the provider cannot be asked
 */
export async function settlePayment(
  parts: OrderDeps,
  sessionId: string,
): Promise<OrderStatus | undefined> {
  const [order] = await parts.database.read
    .select({ id: orders.id, status: orders.status, paidAt: orders.paidAt })
    .from(orders).where(eq(orders.paymentSessionId, sessionId));
  if (!order) return undefined;
  const settled = order.status !== 'awaiting-payment' && order.status !== 'cancelled';
  if (settled || order.paidAt !== null) return order.status;
  return await recordPayment(parts, order.id, await parts.provider.look(sessionId));
}

/**
 * Ends a payment that is still open, and brings the order up to what became of it: cancelled, or paid by
 * who was faster.
 *
 * @param options `mailAt`: tell the customer of the cancellation, with this as the time
 * @returns the order's status after it
 * @throws {PaymentError} if the provider cannot be asked; the order stays as it is
 */
export async function closePayment(
  parts: OrderDeps,
  order: { id: string; paymentSessionId: string | null },
  { mailAt }: { mailAt?: number } = {},
): Promise<OrderStatus> {
  if (order.paymentSessionId !== null) {
    const state = await parts.provider.close(order.paymentSessionId);
    return await recordPayment(parts, order.id, state, mailAt);
  }
  // Without a session nobody knows where to pay; one that is opened meanwhile is not kept.
  await cancelOrder(parts.database, order.id, 'awaiting-payment', { onlyUnopened: true, mailAt });
  return await readStatus(parts, order.id);
}

/** Records what the provider said of an order's payment. */
async function recordPayment(
  parts: OrderDeps,
  id: string,
  state: PaymentState,
  mailAt?: number,
): Promise<OrderStatus> {
  if (state === 'paid') await recordPaid(parts, id);
  if (state === 'closed') await cancelOrder(parts.database, id, 'awaiting-payment', { mailAt });
  return await readStatus(parts, id);
}

async function recordPaid({ database, clock, outbox, log }: OrderDeps, id: string) {
  const now = clock();
  const awaiting = { id, status: 'awaiting-payment' } as const;
  const [, , , settled, tooLate] = await database.batch((db) => [
    queueConfirmationMail(db, awaiting, now),
    ...removeFromCart(db, awaiting),
    db.run(sql`
      update orders set status = 'processing', paid_at = ${now}
      where id = ${id} and status = 'awaiting-payment'`),
    db.run(sql`
      update orders set paid_at = ${now}
      where id = ${id} and status = 'cancelled' and paid_at is null`),
  ]);
  if (settled.rowsAffected > 0) outbox.wake();
  if (tooLate.rowsAffected > 0) {
    log('error', 'a cancelled order was paid: give the money back', { order: id });
  }
}

async function readStatus({ database }: OrderDeps, id: string): Promise<OrderStatus> {
  const [order] = await database.read.select({ status: orders.status }).from(orders)
    .where(eq(orders.id, id));
  if (!order) throw new Error(`The order ${id} has gone`);
  return order.status;
}
