import { and, eq, isNull, or } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { ConflictError, UnavailableError } from '../../errors.ts';
import { describeError } from '../../log.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import type { RecordedOrder } from '../record-order.ts';
import { closePayment, settlePayment } from '../../orders/reconcile-payment.ts';

/**
 * Opens the payment of an order, or gives the one that was opened before.
 *
 * @returns where the customer pays
 * @throws {ConflictError} `ALREADY_PAID` or `ORDER_CANCELLED`: there is nothing to pay any more
 * @throws {PaymentError} if the provider cannot be asked about a payment that was opened before
 * @throws {UnavailableError} if the provider failed; an order whose payment was never open is cancelled
 */
export async function openPayment(parts: OrderDeps, order: RecordedOrder): Promise<string> {
  const { database, provider, clock, log } = parts;
  const { id, amount, email, paymentSessionId } = order;
  const status = paymentSessionId ? await settlePayment(parts, paymentSessionId) : order.status;
  if (status === 'cancelled') throw orderCancelledError();
  if (status !== 'awaiting-payment') throw alreadyPaidError();
  const expiresAt = order.expiresAt ?? 0;
  if (expiresAt <= clock()) {
    // What it has reserved is free before the customer is told to order anew.
    throw await closePayment(parts, order) === 'processing'
      ? alreadyPaidError()
      : orderCancelledError();
  }

  const payment = await provider.open({ id, amount, email, expiresAt }).catch(async (error) => {
    log('error', 'payment not opened', { order: id, ...describeError(error) });
    await cancelOrder(database, id, 'awaiting-payment', { onlyUnopened: true });
    throw new UnavailableError('Có lỗi xảy ra khi đặt hàng');
  });
  const [kept] = await database.batch((db) => [
    db.update(orders).set({ paymentSessionId: payment.sessionId }).where(and(
      eq(orders.id, id),
      eq(orders.status, 'awaiting-payment'),
      or(isNull(orders.paymentSessionId), eq(orders.paymentSessionId, payment.sessionId)),
    )),
  ]);
  if (kept.rowsAffected === 0) {
    // Nobody may pay for an order that was cancelled while the provider was opening.
    if (await isPaid(parts, id)) throw alreadyPaidError();
    const left = await provider.close(payment.sessionId);
    log(left === 'paid' ? 'error' : 'warn', 'payment opened for a cancelled order', { order: id });
    throw orderCancelledError();
  }
  return payment.url;
}

/** A repeated request may have opened the payment sooner, and the customer has paid already. */
async function isPaid({ database }: OrderDeps, id: string): Promise<boolean> {
  const [order] = await database.read.select({ status: orders.status }).from(orders)
    .where(eq(orders.id, id));
  return order?.status !== 'cancelled';
}

const alreadyPaidError = () =>
  new ConflictError('ALREADY_PAID', 'Đơn hàng này đã được thanh toán.');

/** The order of a key that was used before has ended. */
export const orderCancelledError = () =>
  new ConflictError(
    'ORDER_CANCELLED',
    'Đơn hàng này đã bị hủy hoặc quá hạn thanh toán, vui lòng đặt lại.',
  );
