import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema.ts';
import { OwnerError } from '../owner-error.ts';

/** An order with what it consists of. */
export type WholeOrder = typeof orders.$inferSelect & {
  items: (typeof orderItems.$inferSelect)[];
};

/** Fewer letters are more likely a slip than an order. */
const shortestPrefix = 4;

/**
 * Finds an order by its id, or by the beginning of it if no other order begins so.
 *
 * @throws {OwnerError} if there is none, or more than one
 */
export async function findOrder({ read }: Database, prefix: string): Promise<WholeOrder> {
  const wanted = prefix.trim().toLowerCase();
  if (wanted.length < shortestPrefix) {
    throw new OwnerError(
      'ID_TOO_SHORT',
      `Give at least ${shortestPrefix} letters of the order's id.`,
    );
  }
  const rows = await read.select().from(orders)
    .where(sql`substr(${orders.id}, 1, ${wanted.length}) = ${wanted}`).limit(4);
  const order = rows.find(({ id }) => id === wanted) ?? rows[0];
  if (!order) throw new OwnerError('UNKNOWN_ORDER', `There is no order ${JSON.stringify(prefix)}.`);
  if (rows.length > 1 && order.id !== wanted) {
    const suggestions = rows.slice(0, 3).map(({ id }) => id);
    throw new OwnerError(
      'AMBIGUOUS_ORDER',
      `More than one order begins with ${wanted}: ${suggestions.join(', ')}` +
        (rows.length > 3 ? ' and more.' : '.'),
      { suggestions },
    );
  }
  const items = await read.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return { ...order, items };
}
