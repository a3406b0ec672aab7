import { and, eq, isNull } from 'drizzle-orm';
import { emailKey, type VerificationLink } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { emailVerifications, users } from '../../db/schema/account-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { hashToken } from '../sessions/token.ts';

/** Result of {@linkcode verifyEmail}. */
export interface VerifiedEmail {
  userName: string;
  /** Address of the account. */
  email: string;
  /** `true` if a welcome mail was queued, which happens on the first verification. */
  mailQueued: boolean;
}

/**
 * Verifies an e-mail address with the link that was sent to it. A link works once, within 24 hours.
 * Only the holder of a genuine token learns that a link has expired or was used.
 *
 * @param now ms since 1970
 * @throws {ValidationError} if the link is invalid or expired
 * @throws {ConflictError} `LINK_USED`
 */
export async function verifyEmail(
  database: Database,
  link: VerificationLink,
  now: number,
): Promise<VerifiedEmail> {
  const { userId, userName, email, isLink } = await findUsableLink(database, link, now);
  return await database.write(async (tx) => {
    // Only one of two concurrent requests updates the row.
    const used = await tx.update(emailVerifications).set({ usedAt: now })
      .where(and(isLink, isNull(emailVerifications.usedAt)))
      .returning({ userId: emailVerifications.userId });
    if (used.length === 0) throw new ConflictError('LINK_USED.verification');
    const verified = await tx.update(users).set({ emailVerifiedAt: now })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
      .returning({ id: users.id });
    const mailQueued = verified.length > 0;
    if (mailQueued) await insertMail(tx, { kind: 'welcome', userId }, now);
    return { userName, email, mailQueued };
  });
}

async function findUsableLink(database: Database, { token, email }: VerificationLink, now: number) {
  // The link to another mailbox proves nothing about that of the account.
  const isLink = and(
    eq(emailVerifications.tokenHash, hashToken(token)),
    isNull(emailVerifications.recipient),
  );
  const [link] = await database.read
    .select({
      userId: users.id,
      userName: users.name,
      email: users.email,
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
