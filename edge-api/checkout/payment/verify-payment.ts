import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { NotFoundError } from '../../errors.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import { closePayment, settlePayment } from '../../orders/reconcile-payment.ts';

/** What the page behind a payment asks. */
export interface VerifyPaymentInput {
  orderId: string;
  /** What the address says that the customer came back with; it proves nothing. */
  success: boolean;
  /** Who asks; undefined for who is not signed in. */
  userId: string | undefined;
}

/**
 * Says whether an order stands: placed to be paid on delivery, or paid, as the provider says.
 * Its customer can give up a payment with `success: false`: the order is cancelled then.
 *
 * @throws {NotFoundError} if there is no such order, or it is someone else's
 * @throws {PaymentError} if the provider cannot be asked
 */
export async function verifyPayment(
  parts: OrderDeps,
  { orderId, success, userId }: VerifyPaymentInput,
): Promise<boolean> {
  const [order] = await parts.database.read.select({
    id: orders.id,
    userId: orders.userId,
    status: orders.status,
    payment: orders.payment,
    paymentSessionId: orders.paymentSessionId,
  }).from(orders).where(eq(orders.id, orderId));
  const own = order !== undefined && order.userId === userId;
  // Who comes back from the provider may have lost the session: the payment alone is told of then.
  const mayAsk = own || (userId === undefined && order?.payment === 'card');
  if (!order || !mayAsk) throw new NotFoundError('Không tìm thấy đơn hàng.');
  return stands(await statusNow(parts, order, own && !success));
}

async function statusNow(
  parts: OrderDeps,
  order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'paymentSessionId'>,
  givesUp: boolean,
) {
  if (order.status !== 'awaiting-payment') return order.status;
  if (givesUp) return await closePayment(parts, order);
  if (order.paymentSessionId === null) return order.status;
  return await settlePayment(parts, order.paymentSessionId);
}

function stands(status: string | undefined): boolean {
  return status === 'processing' || status === 'shipping' || status === 'delivered';
}
