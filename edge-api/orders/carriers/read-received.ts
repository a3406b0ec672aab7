import { and, eq, gt, inArray, sum } from 'drizzle-orm';
import type { ReadDatabase } from '../../db/database.ts';
import { payments } from '../../db/schema/order-tables.ts';

/** Reads the amounts that customers have paid in advance, in đồng, by order. */
export async function readReceived(
  read: ReadDatabase,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await read.select({ orderId: payments.orderId, received: sum(payments.amount) })
    .from(payments)
    .where(and(
      inArray(payments.orderId, [...orderIds]),
      eq(payments.state, 'paid'),
      gt(payments.amount, 0),
    )).groupBy(payments.orderId);
  return new Map(rows.map(({ orderId, received }) => [orderId, Number(received)]));
}
