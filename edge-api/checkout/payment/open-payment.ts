import { eq, sql } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ConflictError, UnavailableError } from '../../errors.ts';
import { describeError } from '../../log.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import type { OrderDeps } from '../../api-deps.ts';
import { closePayment, reconcilePayment } from '../../orders/reconcile-payment.ts';
import type { RecordedOrder } from '../record-order.ts';

/**
 * Opens the payment of an order, or returns the payment that was opened before.
 *
 * @returns the address of the provider's payment page, if it has one
 * @throws {ConflictError} `ALREADY_PAID` or `ORDER_CANCELLED` if the order cannot be paid any more
 * @throws {PaymentError} if the provider is unavailable and a payment was opened before
 * @throws {UnavailableError} if the provider failed; an order without an earlier payment is then
 * cancelled
 */
export async function openPayment(
  deps: OrderDeps,
  order: RecordedOrder,
): Promise<string | undefined> {
  const { database, provider, clock, log } = deps;
  const { id, amount, email, paymentSessionId } = order;
  const code = orderCode(order);
  const status = paymentSessionId ? await reconcilePayment(deps, paymentSessionId) : order.status;
  if (status === 'cancelled') throw new ConflictError('ORDER_CANCELLED');
  if (status !== 'awaiting-payment') throw new ConflictError('ALREADY_PAID');
  const expiresAt = order.expiresAt ?? 0;
  if (expiresAt <= clock()) {
    // Releases the stock before the customer places the next order.
    const status = await closePayment(deps, order);
    throw new ConflictError(status === 'processing' ? 'ALREADY_PAID' : 'ORDER_CANCELLED');
  }

  const payment = await provider.open({ id, code, amount, email, expiresAt }).catch(
    async (error) => {
      log('error', 'payment not opened', { order: id, ...describeError(error) });
      const change = { actor: 'system', at: clock(), onlyUnopened: true };
      await cancelOrder(database, id, 'awaiting-payment', change);
      throw new UnavailableError('order');
    },
  );
  const { reference, url } = payment;
  const [inserted] = await database.batch((db) => [
    db.run(sql`
      insert into payments (order_id, method, amount, state, provider, reference, at)
      select id, 'card', amount, 'open', ${provider.name}, ${reference}, ${clock()} from orders
      where id = ${id} and status = 'awaiting-payment'
        and (payment_session_id is null or payment_session_id = ${reference})
      on conflict (reference) do update set reference = excluded.reference`),
  ]);
  if (inserted.rowsAffected === 0) {
    // The order was paid or cancelled while the provider was opening the payment. A cancelled order
    // must not be payable.
    if (await isPaid(deps, id)) throw new ConflictError('ALREADY_PAID');
    const state = await provider.close(reference);
    log(state === 'paid' ? 'error' : 'warn', 'payment opened for a cancelled order', { order: id });
    throw new ConflictError('ORDER_CANCELLED');
  }
  return url;
}

/** Returns `true` if a concurrent request opened the payment and the customer has paid it. */
async function isPaid({ database }: OrderDeps, id: string): Promise<boolean> {
  const [order] = await database.read.select({ status: orders.status }).from(orders)
    .where(eq(orders.id, id));
  return order?.status !== 'cancelled';
}
