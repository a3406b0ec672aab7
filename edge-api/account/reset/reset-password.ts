import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PasswordReset } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import { passwordResets, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { claimMailbox } from '../claim-mailbox.ts';
import { assertGoodPassword, type NewPasswordDeps } from '../passwords/find-password-problem.ts';
import { hashToken } from '../sessions/token.ts';

/**
 * Sets a new password with the link of a mail. A link works once, within 24 hours. As it proves
 * access to the mailbox, it also verifies the address and ends everything that an earlier holder of
 * the account could use, such as a log-in with Facebook that is older than the address. Only the
 * holder of a genuine token learns that a link has expired or was used, or that the password is too
 * weak.
 *
 * @param now ms since 1970
 * @throws {ValidationError} if the link is invalid or expired, or the password is too weak
 * @throws {ConflictError} `LINK_USED`
 * @throws {UnavailableError} if too many passwords are waiting to be hashed
 */
export async function resetPassword(
  { database, passwords, shopSettings }: NewPasswordDeps,
  { email, token, password }: PasswordReset,
  now: number,
): Promise<void> {
  const isLink = eq(passwordResets.tokenHash, hashToken(token));
  const isAddress = and(eq(users.emailKey, emailKey(email)), isNull(users.deletedAt));
  const [link] = await database.read
    .select({ user: users, usedAt: passwordResets.usedAt, expiresAt: passwordResets.expiresAt })
    .from(passwordResets).innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isLink, isAddress));
  if (!link) throw new ValidationError('resetLink');
  if (link.usedAt !== null) throw new ConflictError('LINK_USED.reset');
  if (link.expiresAt <= now) throw new ValidationError('resetLinkExpired');
  const userId = link.user.id;
  await assertGoodPassword({ ...link.user, password }, shopSettings);
  const passwordHash = await passwords.hash(password);
  await database.write(async (tx) => {
    // Of two concurrent requests with links to the account, the second finds its link used or
    // deleted.
    const used = await tx.update(passwordResets).set({ usedAt: now })
      .where(and(isLink, isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
      .returning({ userId: passwordResets.userId });
    const [user] = await tx.select().from(users).where(and(eq(users.id, userId), isAddress));
    if (used.length === 0 || !user) throw new ConflictError('LINK_USED.reset');
    await claimMailbox(tx, user);
    await tx.update(users).set({
      passwordHash,
      passwordSetAt: now,
      emailVerifiedAt: user.emailVerifiedAt ?? now,
      ...(hasOriginalAddress(user) ? {} : { facebookId: null }),
    }).where(eq(users.id, userId));
    await insertMail(tx, { kind: 'password-changed', userId }, now);
    if (user.emailVerifiedAt === null) await insertMail(tx, { kind: 'welcome', userId }, now);
  });
}

/**
 * Returns `true` if the address of a Facebook account is still the one that Facebook gave. After a
 * change of the address, the Facebook user may be a stranger. The owner of an address that Facebook
 * gives joins the account again by logging in with Facebook.
 */
function hasOriginalAddress({ createdAt, emailVerifiedAt }: typeof users.$inferSelect): boolean {
  return emailVerifiedAt === createdAt;
}
