import { and, eq, notInArray, notLike, type SQL, sql } from 'drizzle-orm';
import type { Address } from '../../contract/checkout/address.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { orderOrigins, orders } from '../../db/schema/order-tables.ts';
import type { OrderDeps } from '../../api-deps.ts';
import { networkOrigin, originsOf } from '../order-origins.ts';
import { checkMovedOrder } from '../statements/check-limits.ts';
import type { OrderRow } from './open-order.ts';

/**
 * Prepares the statements that replace phone number and place among the origins of an order which
 * the owner has not confirmed. They violate a constraint if it has taken stock, for which it would
 * have had to wait with this address.
 *
 * @param isCurrent condition on the order, which holds before the change alone
 */
export async function moveOrigins(
  { database: { read }, orderLimits }: Pick<OrderDeps, 'database' | 'orderLimits'>,
  { id, giverPhone }: Pick<OrderRow, 'id' | 'giverPhone'>,
  address: Address,
  isCurrent: SQL | undefined,
) {
  const isOwn = eq(orderOrigins.orderId, id);
  const rows = await read.select({ origin: orderOrigins.origin }).from(orderOrigins).where(isOwn);
  const known = new Set(rows.map(({ origin }) => origin));
  const origins = known.size === 0 ? [] : originsOf(address, undefined, giverPhone);
  const added = origins.filter((origin) => !known.has(origin));
  const limits = added.length === 0 ? undefined : await orderLimits?.();
  const isStill = sql`exists (select 1 from ${orders} where ${isCurrent})`;
  return (db: StatementBuilder) =>
    added.length === 0 ? [] : [
      db.run(sql`
        insert into order_origins (order_id, origin)
        select ${id}, value from json_each(${JSON.stringify(added)}) where ${isStill}`),
      db.delete(orderOrigins).where(and(
        isOwn,
        notLike(orderOrigins.origin, networkOrigin('%')),
        notInArray(orderOrigins.origin, origins),
        isStill,
      )),
      ...limits ? [db.run(checkMovedOrder(id, added, limits.shares))] : [],
    ];
}
