import { and, eq, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { emailVerifications, orders, rateLimits, sessions, users } from '../db/schema.ts';

const day = 24 * 60 * 60_000;

/**
 * Time for which verification links are kept after they expire, in ms. It lets the page tell a used
 * or expired link from an invalid one.
 */
const retention = { used: day, expired: 30 * day };

/** Options of {@linkcode deleteExpiredRecords}. */
export interface ExpiryOptions {
  /** Time after which an unverified account without an order is deleted, in ms. */
  unverifiedLifetime: number;
}

/**
 * Deletes unverified accounts without an order, expired sessions, old verification links and
 * elapsed rate limits. The pending mails of an account are deleted with it.
 *
 * @param now ms since 1970
 */
export async function deleteExpiredRecords(
  database: Database,
  now: number,
  { unverifiedLifetime }: ExpiryOptions,
): Promise<void> {
  await database.batch((db) => [
    db.delete(users).where(
      and(
        isNull(users.emailVerifiedAt),
        isNull(users.facebookId),
        lte(users.createdAt, now - unverifiedLifetime),
        notExists(db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))),
      ),
    ),
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
