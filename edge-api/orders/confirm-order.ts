import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orderItems } from '../db/schema/order-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { OrderStatusError } from './order-status-error.ts';
import { queueStatusMail, reserveStock, setConfirmed } from './statements/update-order.ts';

/**
 * Confirms an order that exceeds the limits: it takes its stock now. One transaction changes stock
 * and status and queues the mail to the customer.
 *
 * @param now ms since 1970
 * @returns `true` if this call confirmed the order
 * @throws {OrderStatusError} if a product is no longer sold or not in stock; the order still waits
 */
export async function confirmOrder(database: Database, id: string, now: number): Promise<boolean> {
  const order = { id, status: 'awaiting-confirmation' } as const;
  try {
    const [, , confirmed] = await database.batch((db) => [
      reserveStock(db, order),
      queueStatusMail(db, order, 'processing', now),
      setConfirmed(db, order),
    ]);
    return confirmed.rowsAffected > 0;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    const missing = await findMissingItems(database, id);
    throw new OrderStatusError(
      `Order ${id} cannot be confirmed as its stock is insufficient: ${missing.join(', ')}. ` +
        'It still waits',
      { cause: error },
    );
  }
}

async function findMissingItems({ read }: Pick<Database, 'read'>, id: string): Promise<string[]> {
  const items = await read
    .select({ name: orderItems.name, quantity: orderItems.quantity, stock: products.stock })
    .from(orderItems).leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position));
  return items.filter(({ quantity, stock }) => stock === null || stock < quantity)
    .map(({ name, quantity, stock }) => `${name} (${stock ?? 0} of ${quantity})`);
}
