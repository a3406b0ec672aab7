import { asc, desc, eq, sql } from 'drizzle-orm';
import type { ListedOrder } from '../contract/checkout/order.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import { orderStatusNames } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';

/** Returns all orders of a user with their items, newest first, with one query. */
export async function listOrders(database: Database, userId: string): Promise<ListedOrder[]> {
  const rows = await database.read.select({
    id: orders.id,
    status: orders.status,
    payment: orders.payment,
    amount: orders.amount,
    createdAt: orders.createdAt,
    address: {
      firstName: orders.firstName,
      lastName: orders.lastName,
      phone: orders.phone,
      street: orders.street,
      ward: orders.ward,
      district: orders.district,
      city: orders.city,
    },
    productId: orderItems.productId,
    name: orderItems.name,
    quantity: orderItems.quantity,
    price: orderItems.price,
    image: orderItems.image,
  }).from(orders).innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.userId, userId))
    // Orders of the same millisecond are sorted by insertion.
    .orderBy(desc(orders.createdAt), sql`orders.rowid desc`, asc(orderItems.position));
  const listed = new Map<string, ListedOrder>();
  for (const { id, status, payment, amount, createdAt, address, ...item } of rows) {
    const order = listed.get(id);
    if (order) {
      order.items.push(item);
      continue;
    }
    listed.set(id, {
      _id: id,
      code: orderCode(id),
      items: [item],
      amount,
      date: new Date(createdAt).toISOString(),
      status: orderStatusNames[status],
      payment,
      address,
    });
  }
  return [...listed.values()];
}
