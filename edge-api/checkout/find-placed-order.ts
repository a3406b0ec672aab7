import { and, eq, ne } from 'drizzle-orm';
import type { OrderPayment } from '../contract/orders/order-payment.ts';
import type { OrderStatus } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema/order-tables.ts';

/** Returns the user's order with an idempotency key, unless it was cancelled. */
export async function findPlacedOrder(
  database: Database,
  userId: string,
  idempotencyKey: string,
): Promise<{ orderId: string; payment: OrderPayment; status: OrderStatus } | undefined> {
  const [order] = await database.read
    .select({ orderId: orders.id, payment: orders.payment, status: orders.status })
    .from(orders)
    .where(and(
      eq(orders.userId, userId),
      eq(orders.idempotencyKey, idempotencyKey),
      ne(orders.status, 'cancelled'),
    ));
  return order;
}
