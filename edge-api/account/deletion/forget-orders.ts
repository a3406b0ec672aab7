import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { changeInPortions } from '../../db/change-in-portions.ts';
import type { Database, Reader } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { anonymousOrder, finishedStatuses, ordersAtOnce } from './remove-account.ts';

/** Returns the condition of finished orders with personal data whose account was deleted. */
export function finishedOrdersOfDeletedAccounts({ read }: Reader) {
  return and(
    inArray(
      orders.userId,
      read.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt)),
    ),
    inArray(orders.status, finishedStatuses),
    ne(orders.requestHash, anonymousOrder.requestHash),
  );
}

/**
 * Removes the personal data of finished orders whose account was deleted, in portions.
 *
 * @param userId deleted user; all of them by default
 */
export async function forgetOrders(database: Database, userId?: string): Promise<void> {
  const isOwn = userId === undefined ? undefined : eq(orders.userId, userId);
  await changeInPortions(
    database,
    orders,
    and(isOwn, finishedOrdersOfDeletedAccounts(database)),
    (db, where) => db.update(orders).set(anonymousOrder).where(where),
    ordersAtOnce,
  );
}
