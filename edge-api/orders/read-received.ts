import { and, eq, gt, inArray, lt, notInArray, or, sql, sum } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { orders, payments } from '../db/schema/order-tables.ts';

/**
 * Time at which an order got a status, in ms since 1970: the last one, because staff can undo it.
 * The undoing of the next status does not count. Its event has no status before.
 */
const lastTimeOf = (status: 'shipping' | 'delivered') =>
  `(
  select coalesce(max(iif(previous is null, null, at)), min(at))
  from order_events where order_id = orders.id and status = '${status}')`;

/** Time of the delivery of an order, in ms since 1970. */
export const deliveredAt = sql<number | null>`${sql.raw(lastTimeOf('delivered'))}`;

/**
 * Time at which the parcel of an order left the shop, in ms since 1970. What the carrier collects
 * is fixed from then on.
 */
export const handedOverAt = sql<number | null>`coalesce(
  ${sql.raw(lastTimeOf('shipping'))}, ${sql.raw(lastTimeOf('delivered'))})`;

/**
 * Reads the amounts that customers had paid when their parcels were handed over, in đồng, by order:
 * what was paid back before the delivery is collected again, and a later refund is not.
 */
export async function readReceived(
  read: ReadDatabase,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
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
