import { and, eq, isNull } from 'drizzle-orm';
import { emailKey, type VerificationLink } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { emailVerifications, users } from '../../db/schema.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { insertMail } from '../../mail/insert-mail.ts';
import { hashToken } from '../token.ts';

/** An address that was confirmed. */
export interface VerifiedEmail {
  userName: string;
  /** Whether there is a mail for the outbox to send: a welcome, the first time. */
  mailQueued: boolean;
}

/**
 * Confirms an e-mail address by the link that was sent to it. A link works once, within 24 hours; only
 * who holds a real one learns what became of it.
 *
 * @param now ms since 1970
 * @throws {ValidationError} for no link of this shop, and for one that has expired
 * @throws {ConflictError} LINK_USED
 */
export async function verifyEmail(
  database: Database,
  link: VerificationLink,
  now: number,
): Promise<VerifiedEmail> {
  const { userId, userName, thisLink } = await findOpenLink(database, link, now);
  return await database.write(async (tx) => {
    // Of two who come at once, one finds it used.
    const used = await tx.update(emailVerifications).set({ usedAt: now })
      .where(and(thisLink, isNull(emailVerifications.usedAt)))
      .returning({ userId: emailVerifications.userId });
    if (used.length === 0) throw linkUsed();
    const verified = await tx.update(users).set({ emailVerifiedAt: now })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
      .returning({ id: users.id });
    const mailQueued = verified.length > 0;
    if (mailQueued) await insertMail(tx, { kind: 'welcome', userId }, now);
    return { userName, mailQueued };
  });
}

async function findOpenLink(database: Database, { token, email }: VerificationLink, now: number) {
  const thisLink = eq(emailVerifications.tokenHash, await hashToken(token));
  const [sent] = await database.read
    .select({
      userId: users.id,
      userName: users.name,
      usedAt: emailVerifications.usedAt,
      expiresAt: emailVerifications.expiresAt,
    })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(and(thisLink, eq(users.emailKey, emailKey(email))));
  if (!sent) throw new ValidationError('Link xác thực không hợp lệ');
  if (sent.usedAt !== null) throw linkUsed();
  if (sent.expiresAt <= now) {
    throw new ValidationError('Link xác thực đã hết hạn, vui lòng yêu cầu gửi lại.');
  }
  return { ...sent, thisLink };
}

function linkUsed() {
  return new ConflictError(
    'LINK_USED',
    'Link này đã được sử dụng, email của bạn đã được xác thực.',
  );
}
