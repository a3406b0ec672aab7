import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PasswordReset } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { passwordResets, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { assertGoodPassword, type NewPasswordDeps } from '../passwords/find-password-problem.ts';
import { sameUser } from '../same-user.ts';
import { hashToken } from '../../sessions/token.ts';

/**
 * Sets a new password with the link of a mail. A link works once, within 24 hours. As it proves
 * access to the mailbox, it also verifies the address and ends everything that an earlier holder of
 * the account could use, such as a log-in with Facebook that is older than the address. Only the
 * holder of a genuine token learns that a link has expired or was used, or that the password is too
 * weak.
 *
 * @throws {ValidationError} if the link is invalid or expired, or the password is too weak
 * @throws {ConflictError} `LINK_USED`
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function resetPassword(
  { database, passwords, shopSettings }: NewPasswordDeps,
  { email, token, password }: PasswordReset,
  now: number,
): Promise<void> {
  const { user, isLink } = await findUsableLink(database, { email, token }, now);
  await assertGoodPassword({ ...user, password }, shopSettings);
  const passwordHash = await passwords.hash(password);
  const unused = {
    condition: sql`exists (select 1 from ${passwordResets}
      where ${and(isLink, isNull(passwordResets.usedAt))})`,
    error: () => new ConflictError('LINK_USED.reset'),
  };
  const store = (user: typeof users.$inferSelect) =>
    guardedBatch(database, [unused, sameUser(user)], (db) => [
      db.update(passwordResets).set({ usedAt: now }).where(isLink),
      ...claimMailbox(db, user),
      db.update(users).set({
        passwordHash,
        passwordSetAt: now,
        emailVerifiedAt: user.emailVerifiedAt ?? now,
        ...(hasOriginalAddress(user) ? {} : { facebookId: null }),
      }).where(eq(users.id, user.id)),
      insertMail(db, { kind: 'password-changed', userId: user.id }, now),
      ...(user.emailVerifiedAt === null
        ? [insertMail(db, { kind: 'welcome', userId: user.id }, now)]
        : []),
    ]);
  // Another request may change the account while the password is hashed.
  for (let current = user; !await store(current);) {
    ({ user: current } = await findUsableLink(database, { email, token }, now));
  }
}

async function findUsableLink(
  database: Database,
  { email, token }: Pick<PasswordReset, 'email' | 'token'>,
  now: number,
) {
  const isLink = eq(passwordResets.tokenHash, hashToken(token));
  const [link] = await database.read
    .select({ user: users, usedAt: passwordResets.usedAt, expiresAt: passwordResets.expiresAt })
    .from(passwordResets).innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isLink, eq(users.emailKey, emailKey(email)), isNull(users.deletedAt)));
  if (!link) throw new ValidationError('resetLink');
  if (link.usedAt !== null) throw new ConflictError('LINK_USED.reset');
  if (link.expiresAt <= now) throw new ValidationError('resetLinkExpired');
  return { user: link.user, isLink };
}

/**
 * Returns `true` if the address of a Facebook account is still the one that Facebook gave. After a
 * change of the address, the Facebook user may be a stranger. The owner of an address that Facebook
 * gives joins the account again by logging in with Facebook.
 */
function hasOriginalAddress({ createdAt, emailVerifiedAt }: typeof users.$inferSelect): boolean {
  return emailVerifiedAt === createdAt;
}
