import { and, count, desc, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema.ts';

/** Which orders to list. */
export interface OrderFilter {
  status?: OrderStatus;
  /** Placed at this moment or later, in ms since 1970. */
  since?: number;
  /** The most that are listed. */
  limit: number;
}

/** An order in the list of the shop's owner. */
export interface OrderSummary {
  id: string;
  /** ms since 1970 */
  createdAt: number;
  /** Family name first. */
  customer: string;
  /** Pieces. */
  pieces: number;
  /** What is paid, in đồng. */
  amount: number;
  payment: 'cod' | 'card';
  status: OrderStatus;
}

/** The orders of the shop, the newest first, and how many there are besides those listed. */
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
  const pieces = await read.select({
    id: orderItems.orderId,
    pieces: sum(orderItems.quantity).mapWith(Number),
  }).from(orderItems).where(inArray(orderItems.orderId, rows.map(({ id }) => id)))
    .groupBy(orderItems.orderId);
  const piecesOf = new Map(pieces.map((row) => [row.id, row.pieces]));
  return {
    total: totals?.total ?? 0,
    orders: rows.map(({ firstName, lastName, ...order }) => ({
      ...order,
      customer: `${lastName} ${firstName}`.trim(),
      pieces: piecesOf.get(order.id) ?? 0,
    })),
  };
}
