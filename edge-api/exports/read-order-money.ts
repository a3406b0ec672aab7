import { and, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { orders, payments } from '../db/schema/order-tables.ts';
import { amountToCollect } from '../orders/amount-due.ts';
import { deliveredAt, readReceived } from '../orders/read-received.ts';

/** Money of an order, in đồng, and the times of its last movements in ms since 1970. */
export interface OrderMoney {
  received: number;
  /** Also the delivery, at which a carrier collects. */
  receivedAt?: number;
  refunded: number;
  refundedAt?: number;
}

/** Reads what the shop has received and paid back for some orders, by the id of the order. */
export async function readOrderMoney(
  read: ReadDatabase,
  page: readonly (typeof orders.$inferSelect)[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  const ids = page.map(({ id }) => id);
  const rows = await read.select().from(payments)
    .where(and(inArray(payments.orderId, ids), eq(payments.state, 'paid')));
  const paymentsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  const deliveries = await read.select({ id: orders.id, at: deliveredAt }).from(orders)
    .where(inArray(orders.id, ids));
  const deliveryOf = new Map(deliveries.map(({ id, at }) => [id, at]));
  const atDelivery = await readReceived(read, ids);
  return new Map(page.map((order) => {
    const [paid, refunds] = [true, false].map((isPositive) =>
      (paymentsOf.get(order.id) ?? []).filter(({ amount }) => amount > 0 === isPositive)
    );
    const isCollected = order.status === 'delivered' || order.status === 'returned';
    const collected = isCollected
      ? amountToCollect({ ...order, received: atDelivery.get(order.id) ?? 0 })
      : 0;
    const received = sumOf(paid!) + collected;
    const times = paid!.map(({ at }) => at);
    if (collected > 0) times.push(deliveryOf.get(order.id) ?? 0);
    return [order.id, {
      received,
      receivedAt: latestOf(times),
      refunded: -sumOf(refunds!),
      refundedAt: latestOf(refunds!.map(({ at }) => at)),
    }];
  }));
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the latest of some times; none without a known one. */
const latestOf = (times: readonly number[]) => Math.max(0, ...times) || undefined;
