import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { orderCode, parseOrderCode } from '../contract/orders/order-code.ts';
import { type StaffOrder, staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import type { Database } from '../db/database.ts';
import { orderItems, orderOrigins, orders } from '../db/schema/order-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { toOrderContents } from './read-orders.ts';

/** Minimum length of the beginning of an id. Shorter ones are probably typing errors. */
const minPrefixLength = 4;

/** Reads an order by its id, its code, or the beginning of its id if only one order has it. */
export const getOrder = operation({
  name: 'orders.get',
  permission: 'orders:read',
  input: z.object({ id: z.string().trim().toLowerCase().min(minPrefixLength).max(100) }),
  output: staffOrderSchema,
  async run({ database }, { id }) {
    const normalized = parseOrderCode(id) ?? id;
    const rows = await database.read.select({ id: orders.id }).from(orders)
      .where(and(gte(orders.id, normalized), lt(orders.id, `${normalized}\u{10ffff}`))).limit(4);
    const ids = rows.map((row) => row.id);
    if (ids.includes(normalized)) return await readStaffOrder(database, normalized);
    if (ids.length > 1) {
      throw new ConflictError('AMBIGUOUS_ORDER', {
        details: { begins: normalized, suggestions: ids.slice(0, 3), more: ids.length > 3 },
      });
    }
    return await readStaffOrder(database, ids[0] ?? normalized);
  },
});

/**
 * Reads an order for the shop's staff.
 *
 * @throws {NotFoundError} if there is no such order
 */
export async function readStaffOrder(
  { read }: Pick<Database, 'read'>,
  id: string,
): Promise<StaffOrder> {
  const [order] = await read.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new NotFoundError('order');
  const items = await read.select().from(orderItems).where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.position));
  const origins = await read.select({ origin: orderOrigins.origin }).from(orderOrigins)
    .where(eq(orderOrigins.orderId, id));
  const { version, status, payment, createdAt, paidAt, expiresAt } = order;
  return {
    id,
    code: orderCode(id),
    ...{ version, status, payment, createdAt, paidAt, expiresAt },
    ...toOrderContents({ order, items }),
    origins: origins.map(({ origin }) => origin),
  };
}
