import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ListedOrder } from '../contract/checkout/order.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import type { OrderPage } from '../contract/orders/order-page.ts';
import { orderStatusNames } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';

/** Orders of a user. */
export interface OrderList {
  data: ListedOrder[];
  /** Id of the last order, if older ones follow: the next page is `before` it. */
  next?: string;
}

/**
 * Returns the orders of a user with their items, newest first.
 *
 * @param page part of the orders. @default all
 */
export async function listOrders(
  { read }: Pick<Database, 'read'>,
  userId: string,
  { before, limit }: OrderPage = {},
): Promise<OrderList> {
  const isOwn = eq(orders.userId, userId);
  // Orders of the same millisecond are sorted by insertion.
  const isOlder = before === undefined ? undefined : sql`(orders.created_at, orders.rowid) <
    (select created_at, rowid from orders where id = ${before} and user_id = ${userId})`;
  const rows = await read.select().from(orders).where(and(isOwn, isOlder))
    .orderBy(desc(orders.createdAt), sql`orders.rowid desc`)
    .limit(limit === undefined ? -1 : limit + 1);
  const shown = rows.slice(0, limit);
  // All ids would be too many parameters for a customer with very many orders.
  const idsOfPage = limit === undefined
    ? read.select({ id: orders.id }).from(orders).where(and(isOwn, isOlder))
    : shown.map(({ id }) => id);
  const items = await read.select().from(orderItems)
    .where(inArray(orderItems.orderId, idsOfPage))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return {
    data: shown.map((order) => toListedOrder(order, itemsOf.get(order.id) ?? [])),
    ...(rows.length > shown.length ? { next: shown.at(-1)?.id } : {}),
  };
}

function toListedOrder(
  { id, status, payment, amount, createdAt, ...order }: typeof orders.$inferSelect,
  items: (typeof orderItems.$inferSelect)[],
): ListedOrder {
  const { firstName, lastName, phone, street, ward, district, city } = order;
  return {
    _id: id,
    code: orderCode(id),
    items: items.map(({ productId, name, quantity, price, image }) => (
      { productId, name, quantity, price, image }
    )),
    amount,
    date: new Date(createdAt).toISOString(),
    status: orderStatusNames[status],
    payment,
    address: { firstName, lastName, phone, street, ward, district, city },
  };
}
