import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailVerifications, users } from '../../db/schema/account-tables.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import { emailKey } from '../../contract/account/user.ts';
import { queueUserMail } from '../../mail/queue-user-mail.ts';
import { findUserByEmail } from '../find-user.ts';

/**
 * Queues another verification mail if the address belongs to an unverified account. The result
 * would reveal registered addresses, so it must not be sent to the client.
 */
export async function resendVerification(
  database: Database,
  email: string,
  now: number,
): Promise<boolean> {
  const user = await findUserByEmail(database, email);
  if (!user || user.emailVerifiedAt !== null) return false;
  return await queueUserMail(database, { kind: 'verify-email', userId: user.id }, now);
}

/** Time for which a verification link is valid, in ms: 24 hours. */
export const verificationLifetime = 24 * 60 * 60_000;

/**
 * Creates the token of a verification link. Earlier links stay valid.
 *
 * @returns undefined if the address is already verified, or the account was deleted
 */
export async function issueVerification(
  database: Database,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const isUnverified = and(
    eq(users.id, userId),
    isNull(users.emailVerifiedAt),
    isNull(users.deletedAt),
  );
  const [inserted] = await database.batch((db) => [
    db.insert(emailVerifications).select(sql`
      select ${tokenHash}, ${users.id}, ${now}, ${now + verificationLifetime}, null, null
      from ${users} where ${isUnverified}`),
  ]);
  return inserted.rowsAffected > 0 ? token : undefined;
}

/** Creates the token of a link by which the owner of a mailbox refuses what a user causes in it. */
export async function issueRefusal(
  database: Database,
  userId: string,
  email: string,
  now: number,
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const key = emailKey(email);
  await database.batch((db) => [
    db.insert(emailVerifications).select(sql`
      select ${tokenHash}, ${users.id}, ${now}, ${now + verificationLifetime}, null,
        iif(${users.emailKey} = ${key}, null, ${key})
      from ${users} where ${eq(users.id, userId)} and ${isNull(users.deletedAt)}`),
  ]);
  return token;
}
