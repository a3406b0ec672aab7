import { and, eq, isNull, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { passwordResets, users } from '../../db/schema/account-tables.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import { queueUserMail } from '../../mail/queue-user-mail.ts';
import { findUserByEmail } from '../find-user.ts';

/**
 * Queues a mail with a link to set a new password, if the address has an account. The result would
 * reveal registered addresses, so it must not be sent to the client.
 */
export async function requestPasswordReset(
  database: Database,
  email: string,
  now: number,
): Promise<boolean> {
  const user = await findUserByEmail(database, email);
  if (!user) return false;
  return await queueUserMail(database, { kind: 'reset-password', userId: user.id }, now);
}

/**
 * Time for which a link to set a password is valid, in ms: 24 hours. When a mailbox has
 * received as many mails as it may in a day, its owner can use a link of them.
 */
export const resetLifetime = 24 * 60 * 60_000;

/**
 * Creates the token of a link to set a password. Earlier links stay valid until one is used.
 *
 * @returns undefined if the account no longer has this address
 */
export async function issuePasswordReset(
  database: Database,
  userId: string,
  email: string,
  now: number,
): Promise<string | undefined> {
  const token = newToken();
  const tokenHash = hashToken(token);
  // The address may change while the mail is composed. Its former owner must not get a link.
  const isRecipient = and(
    eq(users.id, userId),
    eq(users.emailKey, emailKey(email)),
    isNull(users.deletedAt),
  );
  const [inserted] = await database.batch((db) => [
    db.insert(passwordResets).select(sql`
      select ${tokenHash}, ${users.id}, ${now}, ${now + resetLifetime}, null
      from ${users} where ${isRecipient}`),
  ]);
  return inserted.rowsAffected > 0 ? token : undefined;
}
