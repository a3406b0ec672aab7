import { eq } from 'drizzle-orm';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { users } from '../../db/schema/account-tables.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { revokeAccess } from '../../sessions/revoke-access.ts';
import { assertGoodPassword, type NewPasswordDeps } from './find-password-problem.ts';
import { hasTrustedPassword } from './has-trusted-password.ts';
import { requirePassword, samePassword } from './require-password.ts';

export interface PasswordChange {
  userId: string;
  /** Required if the account has a password. */
  currentPassword?: string;
  password: string;
  /** Digest of the token of the session that makes the change. It stays. */
  sessionHash: string;
}

/**
 * Sets or changes the password of a logged-in user and queues a mail about it. All other sessions
 * end, and links in earlier mails become invalid.
 *
 * @throws any error of `requirePassword`
 * @throws {ConflictError} `ACCOUNT_CHANGED`
 * @throws {ValidationError} if the new password is too weak
 */
export async function changePassword(
  { database, passwords, shopSettings }: NewPasswordDeps,
  { userId, currentPassword, password, sessionHash }: PasswordChange,
  now: number,
): Promise<void> {
  const user = await requirePassword(
    { database, passwords },
    userId,
    currentPassword,
    'currentPassword',
  );
  await assertGoodPassword({ ...user, password }, shopSettings);
  const passwordHash = await passwords.hash(password);
  // A password set by a stranger stays untrusted if the stranger changes it later.
  const passwordSetAt = user.passwordHash === null || hasTrustedPassword(user)
    ? now
    : user.passwordSetAt;
  await guardedBatch(database, [samePassword(user)], (db) => [
    db.update(users).set({ passwordHash, passwordSetAt }).where(eq(users.id, userId)),
    ...revokeAccess(db, userId, sessionHash),
    insertMail(db, { kind: 'password-changed', userId }, now),
  ]);
}
