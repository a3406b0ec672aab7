import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import { orders } from '../db/schema.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderState, queueStatusMail } from './statements/update-order.ts';
import { closePayment } from './reconcile-payment.ts';

/** What may follow on what. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['cancelled'],
  processing: ['shipping', 'delivered', 'cancelled'],
  shipping: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** An order cannot be moved as its owner wants. The message is English, for the command line. */
export class OrderStatusError extends Error {
  override name = 'OrderStatusError';
}

/**
 * Moves an order on, for the owner of the shop, and tells the customer by mail. Cancelling gives the
 * stock back; a payment that is open is closed first.
 *
 * @returns the status it had
 * @throws {OrderStatusError} if there is no such order, or it cannot move there
 * @throws {PaymentError} if a payment has to be closed and the provider cannot be asked
 */
export async function changeOrderStatus(
  parts: OrderDeps,
  id: string,
  next: OrderStatus,
): Promise<OrderStatus> {
  const [order] = await parts.database.read
    .select({ status: orders.status, paymentSessionId: orders.paymentSessionId })
    .from(orders).where(eq(orders.id, id));
  if (!order) throw new OrderStatusError(`There is no order ${id}`);
  const { status, paymentSessionId } = order;
  const possible = nextStatuses[status];
  if (!possible.includes(next)) {
    const instead = possible.length > 0 ? `it can become ${possible.join(' or ')}` : 'it is final';
    throw new OrderStatusError(`Order ${id} is ${status} and cannot become ${next}: ${instead}`);
  }
  const now = parts.clock();
  // A customer may pay in this very moment: only what the provider has closed is cancelled.
  const moved = status === 'awaiting-payment'
    ? await closePayment(parts, { id, paymentSessionId }, { mailAt: now }) === 'cancelled'
    : await move(parts, { id, status }, next, now);
  if (!moved) {
    throw new OrderStatusError(`Order ${id} has changed meanwhile and is not ${status} any more`);
  }
  parts.outbox.wake();
  return status;
}

async function move(
  { database }: OrderDeps,
  { id, status }: OrderState,
  next: OrderStatus,
  now: number,
): Promise<boolean> {
  if (next === 'cancelled') return await cancelOrder(database, id, status, { mailAt: now });
  const [, moved] = await database.batch((db) => [
    queueStatusMail(db, { id, status }, next, now),
    db.run(sql`update orders set status = ${next} where id = ${id} and status = ${status}`),
  ]);
  return moved.rowsAffected > 0;
}
