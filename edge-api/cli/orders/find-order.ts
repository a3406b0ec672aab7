import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { parseOrderCode } from '../../contract/orders/order-code.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orderOrigins, orders } from '../../db/schema/order-tables.ts';
import { OwnerError } from '../owner-error.ts';

/** Order with its items. */
export type OrderWithItems = typeof orders.$inferSelect & {
  items: (typeof orderItems.$inferSelect)[];
  /** Network, phone number and address of an order that is not confirmed and not paid. */
  origins: string[];
};

/** Minimum length of a prefix. Shorter ones are probably typing errors. */
const minPrefixLength = 4;

/**
 * Finds an order by its code, its id or a unique prefix of the id.
 *
 * @throws {OwnerError} if no order or more than one order matches
 */
export async function findOrder({ read }: Database, prefix: string): Promise<OrderWithItems> {
  const normalized = parseOrderCode(prefix) ?? prefix.trim().toLowerCase();
  if (normalized.length < minPrefixLength) {
    throw new OwnerError(
      'ID_TOO_SHORT',
      `Give at least ${minPrefixLength} letters of the order's id.`,
    );
  }
  const rows = await read.select().from(orders)
    .where(and(gte(orders.id, normalized), lt(orders.id, `${normalized}\u{10ffff}`))).limit(4);
  const order = rows.find(({ id }) => id === normalized) ?? rows[0];
  if (!order) throw new OwnerError('UNKNOWN_ORDER', `There is no order ${JSON.stringify(prefix)}.`);
  if (rows.length > 1 && order.id !== normalized) {
    const suggestions = rows.slice(0, 3).map(({ id }) => id);
    throw new OwnerError(
      'AMBIGUOUS_ORDER',
      `More than one order begins with ${normalized}: ${suggestions.join(', ')}` +
        (rows.length > 3 ? ' and more.' : '.'),
      { suggestions },
    );
  }
  const items = await read.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const origins = await read.select({ origin: orderOrigins.origin }).from(orderOrigins)
    .where(eq(orderOrigins.orderId, order.id));
  return { ...order, items, origins: origins.map(({ origin }) => origin) };
}
