import { and, eq, exists, gt, isNotNull, isNull, lte, ne, notExists, or } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orders, payments } from '../../db/schema/order-tables.ts';
import { removeAccount } from './remove-account.ts';

const runLimit = 100;

/**
 * Removes unverified accounts that have had cancelled orders only. Otherwise one cancelled order
 * would keep the address of somebody else occupied permanently. An order that was paid before it
 * was cancelled keeps the account, because of the refund.
 *
 * @param lifetime time without a new order after which an account is removed, in ms
 */
export async function removeAbandonedAccounts(
  database: Database,
  now: number,
  lifetime: number,
): Promise<void> {
  const latest = now - lifetime;
  const abandoned = await selectAbandoned(database.read, latest).limit(runLimit);
  for (const { id } of abandoned) {
    // The user may have verified the address or ordered again in the meantime.
    const guard = { condition: exists(selectAbandoned(database.read, latest, id)) };
    await guardedBatch(database, [guard], (db) => removeAccount(db, id, now));
  }
}

function selectAbandoned(
  db: Pick<ReadDatabase, 'select'>,
  latest: number,
  id?: string,
) {
  const isOwn = eq(orders.userId, users.id);
  const isCurrent = or(
    ne(orders.status, 'cancelled'),
    isNotNull(orders.paidAt),
    exists(
      db.select({ id: payments.id }).from(payments).where(
        and(eq(payments.orderId, orders.id), eq(payments.state, 'paid')),
      ),
    ),
    gt(orders.createdAt, latest),
  );
  const ids = () => db.select({ id: orders.id }).from(orders);
  return db.select({ id: users.id }).from(users).where(and(
    id === undefined ? undefined : eq(users.id, id),
    isNull(users.emailVerifiedAt),
    isNull(users.facebookId),
    isNull(users.deletedAt),
    lte(users.createdAt, latest),
    exists(ids().where(isOwn)),
    notExists(ids().where(and(isOwn, isCurrent))),
  ));
}
