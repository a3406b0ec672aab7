import { addressFields } from '../../contract/checkout/address-fields.ts';
import { and, desc, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { forgetRequests } from '../../customers/data-requests/forget-requests.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { StatementBuilder } from '../../db/database.ts';
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
import { blockedPhones, customerRecords, dataRequests } from '../../db/schema/customer-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orderPushes, orders } from '../../db/schema/order-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import { orderLinks } from '../../db/schema/transfer-tables.ts';

/** Statuses of the orders that need no more personal data. */
export const finishedStatuses = [
  'delivered',
  'returned',
  'cancelled',
] as const satisfies OrderStatus[];

/**
 * Personal data of an order, and the digest of its request, after the deletion of the account. The
 * books need the items, the amounts, the dates, the payment, the city and the status. When the
 * digest is emptied, a trigger on `orders` removes the invoice, the return, and the notes as well.
 */
export const anonymousOrder = {
  ...Object.fromEntries(
    addressFields.filter((field) => field !== 'city' && field !== 'country')
      .map((field) => [field, '']),
  ),
  requestHash: '',
  giftNote: sql<string | null>`case when ${orders.giftNote} is not null then '' end`,
  giverPhone: null,
  carrier: null,
  trackingCode: null,
};

/**
 * Number of orders that lose their personal data in one write. Each takes up to 5 ms, because their
 * words are overwritten in the index of the search, and more would make other writes wait.
 */
export const ordersAtOnce = 10;

/** Number of mails that the deletion of an account deletes at once, waiting ones first. */
const mailsAtOnce = 1_000;

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
  customerRecords,
  blockedPhones,
] as const;

/**
 * Builds the statements that remove an account with its personal data and free its e-mail address
 * and Facebook user. Without orders nothing remains. Otherwise a row without personal data remains
 * for them. Orders that wait for confirmation are cancelled; other open ones keep the delivery
 * address until they are finished. `forgetOrders()` changes those that are left.
 */
export function removeAccount(db: StatementBuilder, userId: string, now: number) {
  const isOwn = eq(orders.userId, userId);
  const ownOrders = db.select({ id: orders.id }).from(orders).where(isOwn);
  const finished = db.select({ id: orders.id }).from(orders)
    .where(and(isOwn, inArray(orders.status, finishedStatuses)))
    .orderBy(desc(orders.createdAt)).limit(ordersAtOnce);
  const ownMails = db.select({ id: mails.id }).from(mails)
    .where(or(eq(mails.userId, userId), inArray(mails.orderId, ownOrders)))
    .orderBy(isNotNull(mails.sentAt), desc(mails.id)).limit(mailsAtOnce);
  return [
    // Such an order has taken no stock.
    db.update(orders).set({ status: 'cancelled' })
      .where(and(isOwn, eq(orders.status, 'awaiting-confirmation'))),
    db.update(orders).set(anonymousOrder).where(inArray(orders.id, finished)),
    db.delete(mails).where(inArray(mails.id, ownMails)),
    ...[orderPushes, orderLinks].map((table) =>
      db.delete(table).where(inArray(table.orderId, ownOrders))
    ),
    ...ownedTables.map((table) => db.delete(table).where(eq(table.userId, userId))),
    forgetRequests(db, eq(dataRequests.customerId, userId)),
    db.delete(users).where(and(eq(users.id, userId), notExists(ownOrders))),
    db.update(users).set({
      name: '',
      email: '',
      emailKey: `deleted:${userId}`,
      passwordHash: null,
      facebookId: null,
      emailVerifiedAt: null,
      passwordSetAt: null,
      deletedAt: now,
    }).where(eq(users.id, userId)),
  ] as const;
}
