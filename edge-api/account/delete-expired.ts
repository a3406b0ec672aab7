import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  emailChanges,
  emailVerifications,
  passwordResets,
  sessions,
  users,
} from '../db/schema/account-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { rateLimits } from '../db/schema/process-tables.ts';
import { anonymousOrder, finishedStatuses } from './deletion/remove-account.ts';
import { removeAbandonedAccounts } from './deletion/remove-abandoned-accounts.ts';

const day = 24 * 60 * 60_000;

/**
 * Time for which links are kept after they expire, in ms. With them the page distinguishes used and
 * expired links from invalid ones, and a used link of a verification mail can disown the account
 * for a week.
 */
const retention = { used: 6 * day, expired: 30 * day, reset: day };

/** Options of {@linkcode deleteExpiredRecords}. */
export interface ExpiryOptions {
  /** Time after which an unverified account without a current order is deleted, in ms. */
  unverifiedLifetime: number;
}

/**
 * Deletes unverified accounts without an order or with cancelled ones only, expired sessions, old
 * links, elapsed rate limits, and the personal data of finished orders whose account was deleted
 * while they were open. The pending mails of an account are deleted with it.
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
    db.update(orders).set(anonymousOrder).where(
      and(
        inArray(
          orders.userId,
          db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt)),
        ),
        inArray(orders.status, finishedStatuses),
        ne(orders.requestHash, anonymousOrder.requestHash),
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
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now - retention.reset)),
    db.delete(emailChanges).where(lte(emailChanges.expiresAt, now)),
    db.delete(rateLimits).where(lte(rateLimits.arrivalAt, now)),
  ]);
  await removeAbandonedAccounts(database, now, unverifiedLifetime);
}
