import { and, eq, isNull, or } from 'drizzle-orm';
import { orders } from '../../db/schema/order-tables.ts';
import { ConflictError, UnavailableError } from '../../errors.ts';
import { describeError } from '../../log.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import { closePayment, reconcilePayment } from '../../orders/reconcile-payment.ts';
import type { RecordedOrder } from '../record-order.ts';

/**
 * Opens the payment of an order, or returns the payment that was opened before.
 *
 * @returns the address of the provider's payment page
 * @throws {ConflictError} `ALREADY_PAID` or `ORDER_CANCELLED` if the order cannot be paid any more
 * @throws {PaymentError} if the provider is unavailable and a payment was opened before
 * @throws {UnavailableError} if the provider failed; an order without an earlier payment is then
 * cancelled
 */
export async function openPayment(deps: OrderDeps, order: RecordedOrder): Promise<string> {
  const { database, provider, clock, log } = deps;
  const { id, amount, email, paymentSessionId } = order;
  const status = paymentSessionId ? await reconcilePayment(deps, paymentSessionId) : order.status;
  if (status === 'cancelled') throw orderCancelledError();
  if (status !== 'awaiting-payment') throw alreadyPaidError();
  const expiresAt = order.expiresAt ?? 0;
  if (expiresAt <= clock()) {
    // Releases the stock before the customer places the next order.
    const status = await closePayment(deps, order);
    throw status === 'processing' ? alreadyPaidError() : orderCancelledError();
  }

  const payment = await provider.open({ id, amount, email, expiresAt }).catch(async (error) => {
    log('error', 'payment not opened', { order: id, ...describeError(error) });
    await cancelOrder(database, id, 'awaiting-payment', { onlyUnopened: true });
    throw new UnavailableError('Có lỗi xảy ra khi đặt hàng');
  });
  const [update] = await database.batch((db) => [
    db.update(orders).set({ paymentSessionId: payment.sessionId }).where(and(
      eq(orders.id, id),
      eq(orders.status, 'awaiting-payment'),
      or(isNull(orders.paymentSessionId), eq(orders.paymentSessionId, payment.sessionId)),
    )),
  ]);
  if (update.rowsAffected === 0) {
    // The order was paid or cancelled while the provider was opening the payment. A cancelled order
    // must not be payable.
    if (await isPaid(deps, id)) throw alreadyPaidError();
    const state = await provider.close(payment.sessionId);
    log(state === 'paid' ? 'error' : 'warn', 'payment opened for a cancelled order', { order: id });
    throw orderCancelledError();
  }
  return payment.url;
}

/** Returns `true` if a concurrent request opened the payment and the customer has paid it. */
async function isPaid({ database }: OrderDeps, id: string): Promise<boolean> {
  const [order] = await database.read.select({ status: orders.status }).from(orders)
    .where(eq(orders.id, id));
  return order?.status !== 'cancelled';
}

const alreadyPaidError = () =>
  new ConflictError('ALREADY_PAID', 'Đơn hàng này đã được thanh toán.');

/** Creates the error for a repeated idempotency key whose order was cancelled. */
export const orderCancelledError = () =>
  new ConflictError(
    'ORDER_CANCELLED',
    'Đơn hàng này đã bị hủy hoặc quá hạn thanh toán, vui lòng đặt lại.',
  );
