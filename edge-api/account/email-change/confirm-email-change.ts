import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MailLink } from '../../contract/account/account-requests.ts';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { endVerifications } from '../claim-mailbox.ts';
import { sameUser } from '../same-user.ts';
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
  const [change] = await database.read
    .select({ user: users, email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges).innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(isLink, isNull(users.deletedAt)));
  if (!change || emailKey(change.email) !== key) throw new ValidationError('emailLink');
  const { user, email } = change;
  if (change.expiresAt <= now) throw new ValidationError('emailLinkExpired');
  const unused = { condition: sql`exists (select 1 from ${emailChanges} where ${isLink})` };
  const free = {
    condition: sql`not exists (select 1 from ${users} where ${eq(users.emailKey, key)})`,
    error: () => new ConflictError('EMAIL_TAKEN.change'),
  };
  // An unverified address is not known to be that of the customer.
  const notice = user.emailVerifiedAt === null
    ? { kind: 'welcome', userId: user.id } as const
    : { kind: 'email-changed', userId: user.id, recipient: user.email } as const;
  const isStored = await guardedBatch(database, [unused, sameUser(user), free], (db) => [
    db.update(users).set({ email, emailKey: key, emailVerifiedAt: now })
      .where(eq(users.id, user.id)),
    endVerifications(db, user.id),
    ...revokeAccess(db, user.id, keptSession),
    insertMail(db, notice, now),
  ]);
  return isStored ? email : await confirmEmailChange(database, link, now, keptSession);
}
