import { and, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import { mailboxDigest } from '../../mail/limits/fold-mailbox.ts';
import type { Database } from '../../db/database.ts';
import { DatabaseError } from '../../db/database-errors.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { stockWaits } from '../../db/schema/notice-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { orderReturns } from '../../db/schema/transfer-tables.ts';
import { ConflictError } from '../../errors.ts';
import { ignore } from '../../ignore-errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { requirePassword, samePassword } from '../passwords/require-password.ts';
import { forgetOrders } from './forget-orders.ts';
import { finishedStatuses, removeAccount } from './remove-account.ts';

/** Time for which a return blocks a deletion at most, in ms: from its request to the refund. */
const maxReturn = 60 * 24 * 60 * 60_000;

/**
 * Deletes the account of a logged-in user, and queues a notice to its verified address. An order
 * that is placed at the same time either prevents the deletion or is rejected.
 *
 * @throws any error of `requirePassword`
 * @throws {ConflictError} `ACCOUNT_CHANGED`, or `ORDERS_OPEN`: an order or a return is open
 */
export async function deleteAccount(
  { database, passwords }: { database: Database; passwords: Passwords },
  { userId, password }: { userId: string; password?: string },
  now: number,
): Promise<void> {
  const user = await requirePassword({ database, passwords }, userId, password);
  const isOpen = and(eq(orders.userId, userId), notInArray(orders.status, finishedStatuses));
  const noneOpen = {
    condition: sql`not exists (select 1 from ${orders} where ${isOpen})`,
    error: () => new ConflictError('ORDERS_OPEN'),
  };
  const isWaiting = and(
    eq(orders.userId, userId),
    eq(orders.status, 'delivered'),
    or(
      eq(orderReturns.state, 'requested'),
      and(eq(orderReturns.state, 'accepted'), gt(orderReturns.at, now - maxReturn)),
    ),
  );
  // Without the address nobody could take the goods back, or refund them.
  const noneReturning = {
    condition: sql`not exists (select 1 from ${orders} join ${orderReturns}
      on ${orderReturns.orderId} = ${orders.id} where ${isWaiting})`,
    error: () => new ConflictError('ORDERS_OPEN.return'),
  };
  const notice = { kind: 'account-deleted', recipient: user.email } as const;
  await guardedBatch(database, [samePassword(user), noneOpen, noneReturning], (db) => [
    ...removeAccount(db, userId, now),
    // An unverified address may belong to somebody else.
    ...(user.emailVerifiedAt === null ? [] : [
      db.delete(stockWaits).where(eq(stockWaits.mailbox, mailboxDigest(user.email))),
      insertMail(db, notice, now),
    ]),
  ]);
  // After a failure the hourly job goes on.
  await forgetOrders(database, userId).catch(ignore(DatabaseError));
}
