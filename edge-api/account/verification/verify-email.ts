import { and, eq, isNull, sql } from 'drizzle-orm';
import { emailKey, type VerificationLink } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { guardedBatch } from '../../db/guarded-batch.ts';
import { emailVerifications, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { sameUser } from '../same-user.ts';
import { hashToken } from '../../sessions/token.ts';

export interface VerifiedEmail {
  userId: string;
  userName: string;
  email: string;
  /** `true` if a welcome mail was queued, which happens on the first verification. */
  mailQueued: boolean;
}

/**
 * Verifies an e-mail address with the link that was sent to it. A link works once, within 24 hours.
 * Only the holder of a genuine token learns that a link has expired or was used.
 *
 * @throws {ValidationError} if the link is invalid or expired
 * @throws {ConflictError} `LINK_USED`
 */
export async function verifyEmail(
  database: Database,
  link: VerificationLink,
  now: number,
): Promise<VerifiedEmail> {
  const { user, isLink } = await findUsableLink(database, link, now);
  const isNew = user.emailVerifiedAt === null;
  const isUsable = and(isLink, isNull(emailVerifications.usedAt));
  const unused = { condition: sql`exists (select 1 from ${emailVerifications} where ${isUsable})` };
  const isStored = await guardedBatch(database, [unused, sameUser(user)], (db) => [
    db.update(emailVerifications).set({ usedAt: now }).where(isLink),
    ...(isNew
      ? [
        db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, user.id)),
        insertMail(db, { kind: 'welcome', userId: user.id }, now),
      ]
      : []),
  ]);
  if (!isStored) return await verifyEmail(database, link, now);
  return { userId: user.id, userName: user.name, email: user.email, mailQueued: isNew };
}

async function findUsableLink(database: Database, { token, email }: VerificationLink, now: number) {
  // The link to another mailbox proves nothing about that of the account.
  const isLink = and(
    eq(emailVerifications.tokenHash, hashToken(token)),
    isNull(emailVerifications.recipient),
  );
  const [link] = await database.read
    .select({
      user: users,
      usedAt: emailVerifications.usedAt,
      expiresAt: emailVerifications.expiresAt,
    })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(and(isLink, eq(users.emailKey, emailKey(email))));
  if (!link) throw new ValidationError('verificationLink');
  if (link.usedAt !== null) throw new ConflictError('LINK_USED.verification');
  if (link.expiresAt <= now) throw new ValidationError('verificationLinkExpired');
  return { ...link, isLink };
}
