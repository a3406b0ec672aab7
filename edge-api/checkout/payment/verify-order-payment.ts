import { eq } from 'drizzle-orm';
import { pickColumns } from '../../db/columns-for.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { NotFoundError } from '../../errors.ts';
import type { OrderDeps } from '../../api-deps.ts';
import { closePayment, reconcilePayment } from '../../orders/reconcile-payment.ts';

export interface VerifyOrderPaymentInput {
  orderId: string;
  /** Query parameter of the page after the payment. It is not proof of a payment. */
  success: boolean;
  /** User of the session; undefined without a session. */
  userId: string | undefined;
}

/**
 * Checks an order after its payment. With `success: false` its customer cancels an unpaid order.
 *
 * @returns `true` if the order is paid according to the provider, or is paid on delivery
 * @throws {NotFoundError} if the order does not exist or belongs to another user
 * @throws {PaymentError} if the provider is unavailable
 */
export async function verifyOrderPayment(
  deps: OrderDeps,
  { orderId, success, userId }: VerifyOrderPaymentInput,
): Promise<boolean> {
  const columns = pickColumns(orders, 'id', 'userId', 'status', 'payment', 'paymentSessionId');
  const [order] = await deps.database.read.select(columns).from(orders)
    .where(eq(orders.id, orderId));
  const isOwner = order !== undefined && order.userId === userId;
  // The session may have expired on the provider's page. Visitors receive only the payment's state.
  const isAllowed = isOwner || (userId === undefined && order?.payment === 'card');
  if (!order || !isAllowed) throw new NotFoundError('order');
  return isConfirmed(await updateStatus(deps, order, isOwner && !success));
}

async function updateStatus(
  deps: OrderDeps,
  order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'paymentSessionId'>,
  cancel: boolean,
) {
  if (order.status !== 'awaiting-payment') return order.status;
  if (cancel) return await closePayment(deps, order);
  if (order.paymentSessionId === null) return order.status;
  return await reconcilePayment(deps, order.paymentSessionId);
}

function isConfirmed(status: string | undefined): boolean {
  return status === 'processing' || status === 'shipping' || status === 'delivered';
}
