import { and, eq, ne } from 'drizzle-orm';
import { orders } from '../../db/schema/order-tables.ts';
import { describeError } from '../../log.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import { closePayment } from '../../orders/reconcile-payment.ts';
import { PaymentError } from '../../payments/payment-provider.ts';

/**
 * Cancels the unpaid card orders of a customer who is about to place another one, so that only one
 * of them holds stock. An order that was paid in the meantime stays. An unavailable provider is
 * logged: its order keeps its stock until it expires.
 *
 * @param idempotencyKey key of the new order, which may be repeated
 */
export async function closeUnpaidOrders(
  deps: OrderDeps,
  userId: string,
  idempotencyKey: string,
): Promise<void> {
  const unpaid = await deps.database.read
    .select({ id: orders.id, paymentSessionId: orders.paymentSessionId }).from(orders)
    .where(and(
      eq(orders.userId, userId),
      eq(orders.status, 'awaiting-payment'),
      ne(orders.idempotencyKey, idempotencyKey),
    ));
  for (const order of unpaid) {
    try {
      await closePayment(deps, order);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      deps.log('error', 'unpaid order not cancelled', { order: order.id, ...describeError(error) });
    }
  }
}
