import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { returnPictureLifetime } from '../contract/orders/own-order.ts';
import { forgetRequests } from '../customers/data-requests/forget-requests.ts';
import { noticeLifetime } from '../catalogue/stock-notices/end-notices.ts';
import { changeInPortions, deleteInPortions } from '../db/change-in-portions.ts';
import type { Database, Reader } from '../db/database.ts';
import {
  emailChanges,
  emailVerifications,
  guestCodes,
  passwordResets,
  sessions,
  users,
} from '../db/schema/account-tables.ts';
import { auditLog } from '../db/schema/audit-tables.ts';
import { dataRequests } from '../db/schema/customer-tables.ts';
import { mails, mailSends } from '../db/schema/mail-tables.ts';
import { noticeLinks, stockWaits } from '../db/schema/notice-tables.ts';
import { orderEvents, orderPushes, orders } from '../db/schema/order-tables.ts';
import { rateLimits } from '../db/schema/process-tables.ts';
import { orderLinks, returnPictures } from '../db/schema/transfer-tables.ts';
import { staffChallenges, staffInvitations, staffSessions } from '../db/schema/staff-tables.ts';
import { auditLifetime } from '../operations/audit-log.ts';
import { staffIdleTime } from '../staff/staff-session.ts';
import { forgetOrders } from './deletion/forget-orders.ts';
import { finishedStatuses } from './deletion/remove-account.ts';
import { isGuest } from './guests/open-guest.ts';
import { removeAbandonedAccounts } from './deletion/remove-abandoned-accounts.ts';

const day = 24 * 60 * 60_000;

/**
 * Time for which links are kept after they expire, in ms. With them the page distinguishes used and
 * expired links from invalid ones, and a used link of a verification mail can disown the account
 * for a week.
 */
const retention = { used: 6 * day, expired: 30 * day, reset: day };

/** Time without news after which a finished order has none, in ms. */
const newsEnd = 30 * day;

export interface ExpiryOptions {
  /** Time after which an unverified account without a current order is deleted, in ms. */
  unverifiedLifetime: number;
  /** Time for which mails are kept after they were sent or given up, in ms. */
  mailLifetime: number;
}

/**
 * Deletes unverified accounts without an order or with cancelled ones only, guests without any,
 * expired sessions, old links, pictures of returned goods, sent mails, elapsed limits, old rows of
 * the audit log, requests about personal data two years after they were done, and the personal data
 * of finished orders whose account was deleted while they were open. The pending mails of an
 * account are deleted with it.
 */
export async function deleteExpiredRecords(
  database: Database,
  now: number,
  options: ExpiryOptions,
): Promise<void> {
  for (const { table, where } of expiredRows(database, now, options)) {
    if (table === users) {
      const ids = database.read.select({ id: users.id }).from(users).where(where);
      const isTheirs = inArray(dataRequests.customerId, ids);
      await changeInPortions(database, dataRequests, isTheirs, forgetRequests);
    }
    await deleteInPortions(database, table, where);
  }
  await forgetOrders(database);
  await removeAbandonedAccounts(database, now, options.unverifiedLifetime);
}

/** Returns the conditions of the rows that have expired, by table. */
export function expiredRows(
  { read }: Reader,
  now: number,
  { unverifiedLifetime, mailLifetime }: ExpiryOptions,
): { table: SQLiteTable; where: SQL | undefined }[] {
  return [
    {
      table: users,
      where: and(
        isNull(users.emailVerifiedAt),
        isNull(users.facebookId),
        lte(users.createdAt, now - unverifiedLifetime),
        notExists(read.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))),
      ),
    },
    {
      // A guest who has not ordered in the end.
      table: users,
      where: and(
        isGuest,
        lte(users.createdAt, now - unverifiedLifetime),
        notExists(read.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))),
        notExists(
          read.select({ id: sessions.userId }).from(sessions).where(eq(sessions.userId, users.id)),
        ),
      ),
    },
    { table: sessions, where: lte(sessions.expiresAt, now) },
    { table: returnPictures, where: lte(returnPictures.at, now - returnPictureLifetime) },
    {
      table: emailVerifications,
      where: and(
        isNotNull(emailVerifications.usedAt),
        isNull(emailVerifications.recipient),
        lte(emailVerifications.expiresAt, now - retention.used),
      ),
    },
    {
      table: emailVerifications,
      // A refusal lasts as long as the account.
      where: and(
        or(isNull(emailVerifications.usedAt), isNull(emailVerifications.recipient)),
        lte(emailVerifications.expiresAt, now - retention.expired),
      ),
    },
    { table: passwordResets, where: lte(passwordResets.expiresAt, now - retention.reset) },
    { table: emailChanges, where: lte(emailChanges.expiresAt, now) },
    {
      table: guestCodes,
      // Another attempt to send the mail has another code.
      where: and(
        lte(guestCodes.expiresAt, now),
        notExists(
          read.select({ id: mails.id }).from(mails).where(
            and(eq(mails.id, guestCodes.mailId), isNull(mails.sentAt), isNull(mails.failedAt)),
          ),
        ),
      ),
    },
    { table: stockWaits, where: lte(stockWaits.createdAt, now - noticeLifetime) },
    {
      // A refusal stays.
      table: noticeLinks,
      where: and(isNull(noticeLinks.refusedAt), lte(noticeLinks.createdAt, now - noticeLifetime)),
    },
    { table: mails, where: lte(mails.sentAt, now - mailLifetime) },
    { table: mails, where: lte(mails.failedAt, now - mailLifetime) },
    { table: mailSends, where: lte(mailSends.sentAt, now - day) },
    { table: rateLimits, where: lte(rateLimits.arrivalAt, now) },
    { table: orderLinks, where: lte(orderLinks.expiresAt, now) },
    {
      table: orderPushes,
      where: and(
        lte(orderPushes.createdAt, now - newsEnd),
        exists(
          read.select({ id: orders.id }).from(orders).where(
            and(eq(orders.id, orderPushes.orderId), inArray(orders.status, finishedStatuses)),
          ),
        ),
        notExists(
          read.select({ id: orderEvents.id }).from(orderEvents).where(
            and(eq(orderEvents.orderId, orderPushes.orderId), gt(orderEvents.at, now - newsEnd)),
          ),
        ),
      ),
    },
    { table: staffSessions, where: lte(staffSessions.lastUsedAt, now - staffIdleTime) },
    { table: staffInvitations, where: lte(staffInvitations.expiresAt, now) },
    { table: staffChallenges, where: lte(staffChallenges.expiresAt, now) },
    { table: dataRequests, where: lte(dataRequests.doneAt, now - auditLifetime) },
    { table: auditLog, where: lte(auditLog.keepUntil, now) },
  ];
}
