import { and, eq, inArray, or, sql, sum } from 'drizzle-orm';
import type { ShippingRule } from '../../contract/checkout/shipping-rule.ts';
import { pickColumns } from '../../db/columns-for.ts';
import { orderItems, orders } from '../../db/schema/order-tables.ts';
import { describeError } from '../../log.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import type { OrderDeps } from '../../api-deps.ts';
import { closePayment } from '../../orders/reconcile-payment.ts';
import type { NewOrder } from '../../orders/statements/insert-order.ts';
import { PaymentError } from '../../payments/payment-provider.ts';
import { isReplaceable } from '../promo/promo-problem.ts';
import { assertAcceptable } from '../record-order.ts';

/**
 * Cancels the orders of a customer that wait for a payment by card or transfer, before the next one
 * is placed: only one of them holds stock. An order stays if a part was transferred, or if the
 * customer has claimed to have made the transfer. All stay if the new order would be refused, or
 * has been placed before. An order that was paid in the meantime stays. An unavailable provider is
 * logged: its order keeps its stock until it expires.
 *
 * @throws {ConflictError} and {PromoError} as `assertAcceptable()`
 */
export async function closeUnpaidOrders(
  deps: OrderDeps,
  order: Pick<NewOrder, 'userId' | 'request' | 'createdAt' | 'idempotencyKey'>,
  shipping: ShippingRule,
): Promise<void> {
  const { read } = deps.database;
  const { userId, idempotencyKey } = order;
  const columns = pickColumns(
    orders,
    'id',
    'paymentSessionId',
    'status',
    'version',
    'idempotencyKey',
  );
  const found = await read.select(columns).from(orders).where(and(
    eq(orders.userId, userId),
    or(sql.raw(isReplaceable), eq(orders.idempotencyKey, idempotencyKey)),
  ));
  const isRepeated = found.some((other) => other.idempotencyKey === idempotencyKey);
  if (isRepeated || found.length === 0) return;
  const held = await read.select({ id: orderItems.productId, units: sum(orderItems.quantity) })
    .from(orderItems).where(inArray(orderItems.orderId, found.map(({ id }) => id)))
    .groupBy(orderItems.productId);
  const returned = new Map(held.map(({ id, units }) => [id, Number(units)]));
  await assertAcceptable(deps.database, order, shipping, returned);
  for (const unpaid of found) {
    try {
      if (unpaid.status === 'awaiting-transfer') await cancelTransfer(deps, unpaid);
      else await closePayment(deps, unpaid);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      deps.log('error', 'unpaid order not cancelled', {
        order: unpaid.id,
        ...describeError(error),
      });
    }
  }
}

/** Cancels an order that waits for a transfer. Its customer has a mail with the account. */
async function cancelTransfer(
  { database, clock, outbox }: OrderDeps,
  { id, version }: Pick<typeof orders.$inferSelect, 'id' | 'version'>,
): Promise<void> {
  const change = { actor: 'customer', at: clock(), mail: true, version };
  if (await cancelOrder(database, id, 'awaiting-transfer', change)) outbox.wake();
}
