import { and, eq, gt, inArray, lt, notInArray, or, sql, sum } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { orderEvents, orders, payments } from '../db/schema/order-tables.ts';

/**
 * Reads the amounts that customers had paid when their parcels were handed over, in đồng, by order:
 * what was paid back before the delivery is collected again, and a later refund is not.
 */
export async function readReceived(
  read: ReadDatabase,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // Staff can undo a delivery. The undoing of a return is no delivery: it has no status before.
  const deliveredAt = sql`(
    select coalesce(max(iif(${orderEvents.previous} is null, null, ${orderEvents.at})),
      min(${orderEvents.at}))
    from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} = 'delivered')`;
  const rows = await read.select({ orderId: payments.orderId, received: sum(payments.amount) })
    .from(payments).innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(
      inArray(payments.orderId, [...orderIds]),
      eq(payments.state, 'paid'),
      or(
        gt(payments.amount, 0),
        notInArray(orders.status, ['delivered', 'returned']),
        lt(payments.at, deliveredAt),
      ),
    )).groupBy(payments.orderId);
  return new Map(rows.map(({ orderId, received }) => [orderId, Number(received)]));
}
