import { eq } from 'drizzle-orm';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { emailChanges } from '../../db/schema/account-tables.ts';
import { ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { requirePassword, samePassword } from '../passwords/require-password.ts';
import { emailChangeLifetime } from './issue-email-change.ts';

/**
 * Requests another e-mail address for an account and queues a mail to it. The present address stays
 * until the new one is confirmed. The effect is the same if the new address has an account, so that
 * nobody can find out registered addresses.
 *
 * @param now ms since 1970
 * @throws any error of `requirePassword`
 * @throws {ConflictError} `ACCOUNT_CHANGED`
 * @throws {ValidationError} if the account has this address already
 */
export async function requestEmailChange(
  { database, passwords }: { database: Database; passwords: Passwords },
  { userId, email, password }: { userId: string; email: string; password?: string },
  now: number,
): Promise<void> {
  const user = await requirePassword({ database, passwords }, userId, password);
  if (emailKey(email) === user.emailKey) {
    throw new ValidationError('sameEmail', { issues: [{ path: 'email', reason: 'sameEmail' }] });
  }
  const change = { email, tokenHash: null, createdAt: now, expiresAt: now + emailChangeLifetime };
  await guardedBatch(database, [samePassword(user)], (db) => [
    db.insert(emailChanges).values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change }),
    insertMail(db, { kind: 'confirm-email-change', userId }, now),
  ]);
}

/** Cancels the pending change of an e-mail address. Without one nothing happens. */
export async function cancelEmailChange(database: Database, userId: string): Promise<void> {
  await database.batch((db) => [db.delete(emailChanges).where(eq(emailChanges.userId, userId))]);
}
