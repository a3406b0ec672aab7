import { eq, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/account/user.ts';
import type { Database } from '../../db/database.ts';
import { emailVerifications, users } from '../../db/schema/account-tables.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { verificationLifetime } from './issue-verification.ts';

/**
 * Creates the token of a link with which the owner of a mailbox refuses what a user causes in it.
 * Call it when the mail is sent, as only the digest of the token is stored.
 *
 * @param email address to which the link is sent
 * @param now ms since 1970
 */
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
      from ${users} where ${eq(users.id, userId)}`),
  ]);
  return token;
}
