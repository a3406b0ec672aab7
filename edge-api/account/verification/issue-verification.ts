import type { Database } from '../../db/database.ts';
import { emailVerifications } from '../../db/schema.ts';
import { hashToken, newToken } from '../sessions/token.ts';

/** Time for which a verification link is valid, in ms: 24 hours. */
export const verificationLifetime = 24 * 60 * 60_000;

/**
 * Creates the token of a verification link. Call it when the mail is sent, as only the digest of
 * the token is stored. Earlier links stay valid.
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
