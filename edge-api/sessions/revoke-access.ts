import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { StatementBuilder } from '../db/database.ts';
import { emailChanges, passwordResets, sessions } from '../db/schema/account-tables.ts';
import { orderPushes } from '../db/schema/order-tables.ts';
import { orderLinks } from '../db/schema/transfer-tables.ts';

/**
 * Builds the statements that end every access to an account that was granted before a change of its
 * credentials: sessions, unused links to set a password, a pending change of the e-mail address,
 * the news of orders to browsers, and links that open whole orders.
 *
 * @param keptSession digest of the token of a session that stays; none by default
 */
export function revokeAccess(db: StatementBuilder, userId: string, keptSession?: string) {
  const ownOrders = sql`(select id from orders where user_id = ${userId})`;
  return [
    db.delete(sessions).where(and(
      eq(sessions.userId, userId),
      keptSession === undefined ? undefined : ne(sessions.tokenHash, keptSession),
    )),
    db.delete(passwordResets)
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt))),
    db.delete(emailChanges).where(eq(emailChanges.userId, userId)),
    db.delete(orderPushes).where(sql`${orderPushes.orderId} in ${ownOrders}`),
    db.delete(orderLinks)
      .where(and(eq(orderLinks.access, 'full'), sql`${orderLinks.orderId} in ${ownOrders}`)),
  ] as const;
}
