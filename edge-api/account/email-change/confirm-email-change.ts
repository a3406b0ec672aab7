import { and, eq, isNull } from 'drizzle-orm';
import type { MailLink } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { endVerifications } from '../claim-mailbox.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { hashToken } from '../sessions/token.ts';

/**
 * Replaces the e-mail address of an account by the one to which the link was sent, and verifies it.
 * Other sessions end, links in mails to the old address become invalid, and a verified old address
 * gets a notice.
 *
 * @param link token of the mail, and the new address
 * @param now ms since 1970
 * @param keptSession digest of the token of the browser that confirms; its session stays
 * @returns the new address as entered
 * @throws {ValidationError} if the link is invalid, expired or used
 * @throws {ConflictError} `EMAIL_TAKEN` if another account has the address
 */
export async function confirmEmailChange(
  database: Database,
  link: MailLink,
  now: number,
  keptSession?: string,
): Promise<string> {
  const key = emailKey(link.email);
  const isLink = eq(emailChanges.tokenHash, hashToken(link.token));
  // Invented tokens must not occupy the write queue.
  if (await database.read.$count(emailChanges, isLink) === 0) {
    throw new ValidationError('emailLink');
  }
  return await database.write(async (tx) => {
    const [change] = await tx
      .select({ user: users, email: emailChanges.email, expiresAt: emailChanges.expiresAt })
      .from(emailChanges).innerJoin(users, eq(users.id, emailChanges.userId))
      .where(and(isLink, isNull(users.deletedAt)));
    if (!change || emailKey(change.email) !== key) throw new ValidationError('emailLink');
    const { user, email } = change;
    if (change.expiresAt <= now) throw new ValidationError('emailLinkExpired');
    if (await tx.$count(users, eq(users.emailKey, key)) > 0) {
      throw new ConflictError('EMAIL_TAKEN.change');
    }
    await tx.update(users).set({ email, emailKey: key, emailVerifiedAt: now })
      .where(eq(users.id, user.id));
    await endVerifications(tx, user.id);
    for (const statement of revokeAccess(tx, user.id, keptSession)) await statement;
    // An unverified address is not known to be that of the customer.
    const notice = user.emailVerifiedAt === null
      ? { kind: 'welcome', userId: user.id } as const
      : { kind: 'email-changed', userId: user.id, recipient: user.email } as const;
    await insertMail(tx, notice, now);
    return email;
  });
}
