import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ConflictError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { assertSamePassword, requirePassword } from '../passwords/require-password.ts';
import { finishedStatuses, removeAccount } from './remove-account.ts';

/**
 * Deletes the account of a logged-in user, and queues a notice to its verified address. An order
 * that is placed at the same time either prevents the deletion or is rejected.
 *
 * @param now ms since 1970
 * @throws any error of `requirePassword` and `assertSamePassword`
 * @throws {ConflictError} `ORDERS_OPEN`
 */
export async function deleteAccount(
  { database, passwords }: { database: Database; passwords: Passwords },
  { userId, password }: { userId: string; password?: string },
  now: number,
): Promise<void> {
  const user = await requirePassword({ database, passwords }, userId, password);
  const isOpen = and(eq(orders.userId, userId), notInArray(orders.status, finishedStatuses));
  await database.write(async (tx) => {
    await assertSamePassword(tx, user);
    if (await tx.$count(orders, isOpen) > 0) throw new ConflictError('ORDERS_OPEN');
    await removeAccount(tx, userId, now);
    // An unverified address may belong to somebody else.
    if (user.emailVerifiedAt !== null) {
      await insertMail(tx, { kind: 'account-deleted', recipient: user.email }, now);
    }
  });
}
