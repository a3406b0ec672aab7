import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailChanges } from '../../db/schema/account-tables.ts';
import { hashToken, newToken } from '../sessions/token.ts';

/** Time for which a change of the e-mail address can be confirmed, in ms: 24 hours. */
export const emailChangeLifetime = 24 * 60 * 60_000;

/**
 * Creates the token of a link that confirms a new e-mail address. Call it when the mail is sent, as
 * only the digest of the token is stored. It replaces the token of an earlier attempt.
 *
 * @param createdAt time of the request, in ms since 1970
 * @param now ms since 1970
 * @returns undefined if the change was cancelled, replaced by another, or has expired
 */
export async function issueEmailChange(
  database: Database,
  userId: string,
  createdAt: number,
  now: number,
): Promise<string | undefined> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const [updated] = await database.batch((db) => [
    db.update(emailChanges).set({ tokenHash }).where(and(
      eq(emailChanges.userId, userId),
      eq(emailChanges.createdAt, createdAt),
      gt(emailChanges.expiresAt, now),
    )),
  ]);
  return updated.rowsAffected > 0 ? token : undefined;
}
