import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from './catalogue-tables.ts';

/**
 * Mailboxes that wait for a product which is sold out, the oldest first. A trigger on `mails`
 * deletes the row when its notice was sent or given up.
 */
export const stockWaits = sqliteTable('stock_waits', {
  /** Never used again: mails of the outbox refer to it. */
  id: integer('id').primaryKey({ autoIncrement: true }),
  productId: text('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
  /** Digest of the mailbox from `mailboxDigest()`. */
  mailbox: text('mailbox').notNull(),
  /** Address as entered. */
  email: text('email').notNull(),
  createdAt: integer('created_at').notNull(),
  /** Time at which the mail was queued, which is its `created_at`; `null` while it waits. */
  queuedAt: integer('queued_at'),
}, (table) => [
  uniqueIndex('stock_waits_by_mailbox').on(table.mailbox, table.productId),
  index('stock_waits_by_product').on(table.productId, table.queuedAt),
  index('stock_waits_by_time').on(table.createdAt),
]);

/**
 * Links in mails that end further ones of their purpose. Only the digests of the token and of the
 * mailbox are stored, so that a refusal needs no address.
 */
export const noticeLinks = sqliteTable('notice_links', {
  tokenHash: text('token_hash').primaryKey(),
  mailbox: text('mailbox').notNull(),
  /** Mails that the link ends: notices of products, or codes for orders without an account. */
  purpose: text('purpose', { enum: ['notices', 'guest-codes'] }).notNull().default('notices'),
  createdAt: integer('created_at').notNull(),
  /** Time at which the owner of the mailbox refused further mails. */
  refusedAt: integer('refused_at'),
}, (table) => [
  index('notice_links_refused').on(table.mailbox).where(sql`${table.refusedAt} is not null`),
  index('notice_links_by_time').on(table.createdAt).where(sql`${table.refusedAt} is null`),
]);
