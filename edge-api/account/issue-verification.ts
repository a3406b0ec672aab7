import type { Database } from '../db/database.ts';
import { emailVerifications } from '../db/schema.ts';
import { hashToken, newToken } from './token.ts';

/** How long a link holds that confirms an e-mail address, in ms: 24 hours. */
export const verificationLifetime = 24 * 60 * 60_000;

/**
 * Makes the token of a link that confirms an e-mail address. Call it at the moment the mail is sent: only
 * its digest is kept here, and links sent before go on working.
 *
 * @param now ms since 1970
 */
export async function issueVerification(
  database: Database,
  userId: string,
  now: number,
): Promise<string> {
  const token = newToken();
  const row = {
    tokenHash: await hashToken(token),
    userId,
    createdAt: now,
    expiresAt: now + verificationLifetime,
  };
  await database.batch((db) => [db.insert(emailVerifications).values(row)]);
  return token;
}
