import { and, isNotNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { emailVerifications, rateLimits, sessions } from '../db/schema.ts';

const day = 24 * 60 * 60_000;

/** How long after its end a link is remembered, in ms, so that who opens it learns what became of it. */
const memory = { used: day, expired: 30 * day };

/**
 * Deletes what no longer means anything: sessions that have expired, old links, limits that have run out.
 *
 * @param now ms since 1970
 */
export async function sweepUsers(database: Database, now: number): Promise<void> {
  await database.batch((db) => [
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(emailVerifications).where(
      or(
        and(
          isNotNull(emailVerifications.usedAt),
          lte(emailVerifications.expiresAt, now - memory.used),
        ),
        lte(emailVerifications.expiresAt, now - memory.expired),
      ),
    ),
    db.delete(rateLimits).where(lte(rateLimits.arrivalAt, now)),
  ]);
}
