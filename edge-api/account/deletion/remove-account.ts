import { and, eq, inArray, or } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { WriteTransaction } from '../../db/database.ts';
import {
  consents,
  emailChanges,
  emailVerifications,
  passwordResets,
  savedAddresses,
  savedCharts,
  sessions,
  users,
} from '../../db/schema/account-tables.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';

/** Statuses of the orders that need no more personal data. */
export const finishedStatuses = ['delivered', 'cancelled'] as const satisfies OrderStatus[];

/**
 * Personal data of an order, and the digest of its request, after the deletion of the account. The
 * books need the items, the amounts, the dates, the payment, the city and the status.
 */
export const anonymousOrder = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  ward: '',
  district: '',
  requestHash: '',
};

/** Tables whose rows belong to one user. */
const ownedTables = [
  sessions,
  cartLines,
  savedAddresses,
  reviews,
  savedCharts,
  consents,
  passwordResets,
  emailVerifications,
  emailChanges,
] as const;

/**
 * Removes an account with its personal data and frees its e-mail address and Facebook user. Without
 * orders nothing remains. Otherwise a row without personal data remains for them. Orders that wait
 * for confirmation are cancelled; other open ones keep the delivery address until they are finished
 * (see `deleteExpiredRecords()`).
 *
 * @param now ms since 1970
 */
export async function removeAccount(
  tx: WriteTransaction,
  userId: string,
  now: number,
): Promise<void> {
  const isOwn = eq(orders.userId, userId);
  // Such an order has taken no stock.
  await tx.update(orders).set({ status: 'cancelled' })
    .where(and(isOwn, eq(orders.status, 'awaiting-confirmation')));
  await tx.update(orders).set(anonymousOrder)
    .where(and(isOwn, inArray(orders.status, finishedStatuses)));
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(isOwn);
  await tx.delete(mails).where(or(eq(mails.userId, userId), inArray(mails.orderId, ownOrders)));
  for (const table of ownedTables) await tx.delete(table).where(eq(table.userId, userId));
  if (await tx.$count(orders, isOwn) === 0) {
    await tx.delete(users).where(eq(users.id, userId));
    return;
  }
  await tx.update(users).set({
    name: '',
    email: '',
    emailKey: `deleted:${userId}`,
    passwordHash: null,
    facebookId: null,
    emailVerifiedAt: null,
    passwordSetAt: null,
    deletedAt: now,
  }).where(eq(users.id, userId));
}
