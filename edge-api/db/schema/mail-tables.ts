import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './account-tables.ts';
import { orders } from './order-tables.ts';

/** Kinds of mails to customers about a change by staff, besides those of the status. */
export const orderChangeKinds = [
  'order-confirmed',
  'order-items',
  'order-items-returned',
  'order-edited',
  'order-parcel',
  'order-refund',
  'order-return',
] as const;

export type OrderChangeKind = (typeof orderChangeKinds)[number];

const mailKinds = [
  'verify-email',
  'welcome',
  'order-placed',
  'order-status',
  'new-order',
  'new-order-push',
  'order-push',
  'reset-password',
  'password-changed',
  'confirm-email-change',
  'email-changed',
  'account-deleted',
  'request-extended',
  'guest-code',
  ...orderChangeKinds,
  'back-in-stock',
] as const;

/**
 * Pending and sent mails. A row holds the kind and the references of a mail, not its text. The text
 * is composed when the mail is sent, so that no token is stored here.
 */
export const mails = sqliteTable('mails', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  kind: text('kind', { enum: mailKinds }).notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
  /**
   * Recipient of a mail that does not go to the current address of the user or the order; of a
   * message to browsers, the addresses at which it has failed, as JSON. Removed when it is sent.
   */
  recipient: text('recipient'),
  /** New order status that an 'order-status' mail reports. */
  orderStatus: text('order_status'),
  /** Row of `stock_waits` to which a 'back-in-stock' mail goes. */
  waitId: integer('wait_id'),
  /** Row of `bank_transfers` that a report to staff is about, in place of an order. */
  transferId: integer('transfer_id'),
  createdAt: integer('created_at').notNull(),
  /**
   * Time of the next attempt. A process that sends the mail moves it ahead, so that no other
   * process takes the mail in the meantime.
   */
  nextAttemptAt: integer('next_attempt_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  sentAt: integer('sent_at'),
  /** Time of a permanent failure: the mail server rejected the mail. */
  failedAt: integer('failed_at'),
  lastError: text('last_error'),
}, (table) => [
  index('mails_waiting').on(table.nextAttemptAt)
    .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  index('mails_sent').on(table.sentAt).where(sql`${table.sentAt} is not null`),
  index('mails_failed').on(table.failedAt).where(sql`${table.failedAt} is not null`),
  index('mails_by_user').on(table.userId),
  index('mails_by_order').on(table.orderId),
  uniqueIndex('mails_by_transfer').on(table.transferId, table.kind)
    .where(sql`${table.transferId} is not null`),
  index('mails_new_order').on(table.createdAt).where(sql`${table.kind} = 'new-order'`),
  index('mails_by_recipient').on(table.recipient).where(sql`${table.recipient} is not null`),
]);

/**
 * Mails of the last day that strangers can have caused, for the limits of `reserveMail()`. A row
 * outlives its mail and its account, so that neither can be removed to send more.
 */
export const mailSends = sqliteTable('mail_sends', {
  mailId: integer('mail_id').primaryKey(),
  /** Digest of the mailbox from `foldMailbox()`. */
  mailbox: text('mailbox').notNull(),
  /** Share of the limit that the mail may use, see `LimitedMail`. */
  access: integer('is_access').$type<0 | 1 | 2>().notNull(),
  /** Account that caused a mail to a mailbox that is not its own. */
  userId: text('user_id'),
  /** Digest of the phone number with which the mail was caused. */
  phone: text('phone'),
  sentAt: integer('sent_at').notNull(),
}, (table) => [
  index('mail_sends_by_mailbox').on(table.mailbox),
  index('mail_sends_by_user').on(table.userId),
  index('mail_sends_by_phone').on(table.phone),
  index('mail_sends_by_time').on(table.sentAt),
]);
