import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { orders } from '../db/schema/order-tables.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmOrder } from './confirm-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { OrderStatusError } from './order-status-error.ts';
import { closePayment } from './reconcile-payment.ts';
import { type OrderState, queueStatusMail } from './statements/update-order.ts';

/** Allowed transitions from each status. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['cancelled'],
  'awaiting-confirmation': ['processing', 'cancelled'],
  processing: ['shipping', 'delivered', 'cancelled'],
  shipping: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/**
 * Changes the status of an order on behalf of the shop's owner, and queues a mail to the customer.
 * Cancelling returns the items to stock and closes an open payment first. Confirming an order takes
 * its stock.
 *
 * @returns the previous status
 * @throws {OrderStatusError} if the order does not exist, the transition is not allowed, or the
 * stock of an order to confirm is gone
 * @throws {PaymentError} if a payment has to be closed and the provider is unavailable
 */
export async function changeOrderStatus(
  deps: OrderDeps,
  id: string,
  next: OrderStatus,
): Promise<OrderStatus> {
  const [order] = await deps.database.read
    .select({ status: orders.status, paymentSessionId: orders.paymentSessionId })
    .from(orders).where(eq(orders.id, id));
  if (!order) throw new OrderStatusError(`There is no order ${id}`);
  const { status, paymentSessionId } = order;
  const allowed = nextStatuses[status];
  if (!allowed.includes(next)) {
    const hint = allowed.length > 0 ? `it can become ${allowed.join(' or ')}` : 'it is final';
    throw new OrderStatusError(`Order ${id} is ${status} and cannot become ${next}: ${hint}`);
  }
  const now = deps.clock();
  // The customer may be paying right now, so an order is cancelled only after the provider has
  // closed its payment.
  const changed = status === 'awaiting-payment'
    ? await closePayment(deps, { id, paymentSessionId }, { mailAt: now }) === 'cancelled'
    : await updateStatus(deps, { id, status }, next, now);
  if (!changed) {
    throw new OrderStatusError(`Order ${id} has changed meanwhile and is not ${status} any more`);
  }
  deps.outbox.wake();
  return status;
}

async function updateStatus(
  { database }: OrderDeps,
  { id, status }: OrderState,
  next: OrderStatus,
  now: number,
): Promise<boolean> {
  if (status === 'awaiting-confirmation' && next === 'processing') {
    return await confirmOrder(database, id, now);
  }
  if (next === 'cancelled') return await cancelOrder(database, id, status, { mailAt: now });
  const [, updated] = await database.batch((db) => [
    queueStatusMail(db, { id, status }, next, now),
    db.run(sql`update orders set status = ${next} where id = ${id} and status = ${status}`),
  ]);
  return updated.rowsAffected > 0;
}
