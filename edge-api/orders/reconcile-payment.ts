import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { orders } from '../db/schema/order-tables.ts';
import type { PaymentState } from '../payments/payment-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import type { StatusChange } from './statements/status-change.ts';
import type { OrderDeps } from '../api-deps.ts';
import { insertEvent, queueConfirmationMail, removeFromCart } from './statements/update-order.ts';

/**
 * Updates an order to the state of its payment at the provider. Callers are not trusted: only the
 * provider's reply counts. Repeated and concurrent calls have the same effect as one call.
 *
 * @returns the new status of the order; undefined if no order has this payment
 * @throws {PaymentError} if the provider is unavailable
 */
export async function reconcilePayment(
  deps: OrderDeps,
  reference: string,
): Promise<OrderStatus | undefined> {
  const [order] = await deps.database.read
    .select({ id: orders.id, status: orders.status, paidAt: orders.paidAt })
    .from(orders).where(eq(orders.paymentSessionId, reference));
  if (!order) return undefined;
  const confirmed = order.status !== 'awaiting-payment' && order.status !== 'cancelled';
  if (confirmed || order.paidAt !== null) return order.status;
  return await applyState(deps, order.id, await deps.provider.getStatus(reference));
}

export type CancelPaymentOrder = (
  options: Pick<StatusChange, 'onlyUnopened'>,
) => Promise<unknown>;

/**
 * Closes an open payment and updates its order to cancelled, or to processing if the customer paid
 * first.
 *
 * @param cancel cancels the order. @default without a mail
 * @throws {PaymentError} if the provider is unavailable; the order is not changed
 */
export async function closePayment(
  deps: OrderDeps,
  { id, paymentSessionId }: { id: string; paymentSessionId: string | null },
  cancel: CancelPaymentOrder = cancelUnpaid(deps, id),
): Promise<OrderStatus> {
  if (paymentSessionId !== null) {
    return await applyState(deps, id, await deps.provider.close(paymentSessionId), cancel);
  }
  // Without a session the customer has no URL at which to pay. A session that is being opened now
  // is closed by openPayment(), which finds the order cancelled.
  await cancel({ onlyUnopened: true });
  return await readStatus(deps, id);
}

function cancelUnpaid({ database, clock }: OrderDeps, id: string): CancelPaymentOrder {
  return (options) =>
    cancelOrder(database, id, 'awaiting-payment', { ...options, actor: 'system', at: clock() });
}

async function applyState(
  deps: OrderDeps,
  id: string,
  state: PaymentState,
  cancel: CancelPaymentOrder = cancelUnpaid(deps, id),
): Promise<OrderStatus> {
  if (state === 'paid') await markPaid(deps, id);
  if (state === 'closed') await cancel({});
  return await readStatus(deps, id);
}

async function markPaid({ database, clock, outbox, log }: OrderDeps, id: string) {
  const now = clock();
  const awaiting = { id, status: 'awaiting-payment' } as const;
  const [, , , , paid, confirmed] = await database.batch((db) => [
    queueConfirmationMail(db, awaiting, now),
    ...removeFromCart(db, awaiting),
    insertEvent(db, awaiting, 'processing', { actor: 'system', at: now }),
    db.run(sql`
      update payments set state = 'paid', at = ${now} where order_id = ${id} and state <> 'paid'`),
    db.run(sql`
      update orders set status = 'processing' where id = ${id} and status = 'awaiting-payment'`),
  ]);
  if (confirmed.rowsAffected > 0) outbox.wake();
  else if (paid.rowsAffected > 0) {
    log('error', 'a cancelled order was paid: refund the payment', { order: id });
  }
}

async function readStatus({ database }: OrderDeps, id: string): Promise<OrderStatus> {
  const [order] = await database.read.select({ status: orders.status }).from(orders)
    .where(eq(orders.id, id));
  if (!order) throw new Error(`Cannot read the status of order ${id} as it does not exist`);
  return order.status;
}
