import { and, count, desc, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema/order-tables.ts';

/** Filter of the listed orders. */
export interface OrderFilter {
  status?: OrderStatus;
  /** Earliest time of placement, in ms since 1970. */
  since?: number;
  /** Maximum number of listed orders. */
  limit: number;
}

/** Order in the owner's list. */
export interface OrderSummary {
  id: string;
  /** Time of placement, in ms since 1970. */
  createdAt: number;
  /** Customer's name, family name first. */
  customer: string;
  /** Total quantity of all items. */
  pieces: number;
  /** Amount to pay, in đồng. */
  amount: number;
  payment: 'cod' | 'card';
  status: OrderStatus;
}

/** Returns the orders, newest first, and the total number of matches. */
export async function listShopOrders(
  { read }: Database,
  { status, since, limit }: OrderFilter,
): Promise<{ orders: OrderSummary[]; total: number }> {
  const conditions: SQL[] = [];
  if (status) conditions.push(eq(orders.status, status));
  if (since !== undefined) conditions.push(gte(orders.createdAt, since));
  const [totals] = await read.select({ total: count() }).from(orders).where(and(...conditions));
  const rows = await read.select({
    id: orders.id,
    createdAt: orders.createdAt,
    firstName: orders.firstName,
    lastName: orders.lastName,
    amount: orders.amount,
    payment: orders.payment,
    status: orders.status,
  }).from(orders).where(and(...conditions))
    .orderBy(desc(orders.createdAt), sql`orders.rowid desc`).limit(limit);
  const quantities = await read.select({
    id: orderItems.orderId,
    pieces: sum(orderItems.quantity).mapWith(Number),
  }).from(orderItems).where(inArray(orderItems.orderId, rows.map(({ id }) => id)))
    .groupBy(orderItems.orderId);
  const quantityOf = new Map(quantities.map((row) => [row.id, row.pieces]));
  return {
    total: totals?.total ?? 0,
    orders: rows.map(({ firstName, lastName, ...order }) => ({
      ...order,
      customer: `${lastName} ${firstName}`.trim(),
      pieces: quantityOf.get(order.id) ?? 0,
    })),
  };
}
