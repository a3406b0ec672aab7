import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { orders, payments } from '../db/schema/order-tables.ts';
import { bankTransfers } from '../db/schema/transfer-tables.ts';

/**
 * Time at which an order got a status, in ms since 1970: the last one, because staff can undo it.
 * The undoing of the next status does not count. Its event has no status before.
 */
const lastTimeOf = (status: 'shipping' | 'delivered' | 'returned') =>
  `(
  select coalesce(max(iif(previous is null, null, at)), min(at))
  from order_events where order_id = orders.id and status = '${status}')`;

/** Time of the delivery of an order, in ms since 1970. */
export const deliveredAt = sql<number | null>`${sql.raw(lastTimeOf('delivered'))}`;

/** Time at which the goods of an order came back, in ms since 1970. */
const returnedAt = sql.raw(lastTimeOf('returned'));

/**
 * Time at which the parcel of an order left the shop, in ms since 1970. What the carrier collects
 * is fixed from then on.
 */
export const handedOverAt = sql<number | null>`coalesce(
  ${sql.raw(lastTimeOf('shipping'))}, ${sql.raw(lastTimeOf('delivered'))})`;

/** Time from which a payment counts for its order, in ms since 1970, beside `bank_transfers`. */
export const countedAt = sql<number>`coalesce(${bankTransfers.receivedAt}, ${payments.at})`;

/** A payment of an order, and the times of the order. */
interface Movement {
  amount: number;
  at: number;
  countedAt: number;
  handedOverAt: number | null;
  /** Time of the delivery of goods that the customer still has, or has sent back. */
  deliveredAt: number | null;
  returnedAt: number | null;
}

/**
 * Reads the amounts that carriers do not collect, as customers have paid them otherwise, in đồng,
 * by order. A refund before the delivery is collected again, and a later one is not. But if it is
 * all that was transferred after the hand-over, the carrier had collected that as well.
 */
export async function readReceived(
  read: ReadDatabase,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await read.select({
    ...{ orderId: payments.orderId, amount: payments.amount, at: payments.at, countedAt },
    handedOverAt,
    deliveredAt: sql<
      number | null
    >`iif(${orders.status} in ('delivered', 'returned'), ${deliveredAt}, null)`,
    returnedAt: sql<number | null>`iif(${orders.status} = 'returned', ${returnedAt}, null)`,
  })
    .from(payments).innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(bankTransfers, eq(bankTransfers.reference, payments.reference))
    .where(and(inArray(payments.orderId, [...orderIds]), eq(payments.state, 'paid')));
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([id, of]) => [id, sumReceived(of)]),
  );
}

function sumReceived(movements: readonly Movement[]): number {
  let [received, late, paidBack] = [0, 0, 0];
  for (const { amount, at, countedAt, handedOverAt, deliveredAt, returnedAt } of movements) {
    if (amount > 0 || deliveredAt === null || at < deliveredAt) {
      received += amount;
      if (countedAt >= (handedOverAt ?? 0)) late += amount;
    } else if (returnedAt === null || at < returnedAt) {
      paidBack -= amount;
    }
  }
  return late > 0 && paidBack >= late ? received - late : received;
}
