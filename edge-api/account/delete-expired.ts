import { and, isNotNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { emailVerifications, rateLimits, sessions } from '../db/schema.ts';

const day = 24 * 60 * 60_000;

/**
 * Time for which verification links are kept after they expire, in ms. It lets the page tell a used
 * or expired link from an invalid one.
 */
const retention = { used: day, expired: 30 * day };

/**
 * Deletes expired sessions, old verification links and elapsed rate limits.
 *
 * @param now ms since 1970
 */
export async function deleteExpiredRecords(database: Database, now: number): Promise<void> {
  await database.batch((db) => [
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(emailVerifications).where(
      or(
        and(
          isNotNull(emailVerifications.usedAt),
          lte(emailVerifications.expiresAt, now - retention.used),
        ),
        lte(emailVerifications.expiresAt, now - retention.expired),
      ),
    ),
    db.delete(rateLimits).where(lte(rateLimits.arrivalAt, now)),
  ]);
}
