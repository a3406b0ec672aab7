import { sql } from 'drizzle-orm';
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './order-tables.ts';

const transferStates = ['booked', 'unmatched', 'returned'] as const;

/**
 * Bank transfers to the shop, each once. `booked`: a payment of its order. `unmatched`: it belongs
 * to no order yet. `returned`: paid back without an order.
 */
export const bankTransfers = sqliteTable('bank_transfers', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Identifies the transfer, so that a repeated notice changes nothing. Also of its payment. */
  reference: text('reference').notNull().unique(),
  /** Service that reported the transfer, or `manual`. */
  provider: text('provider').notNull(),
  /** Amount in đồng. */
  amount: integer('amount').notNull(),
  /** Time of the transfer, in ms since 1970. */
  at: integer('at').notNull(),
  content: text('content').notNull(),
  state: text('state', { enum: transferStates }).notNull(),
  /** Order of the transfer; of an unmatched one the order that its text names. */
  orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
  /**
   * Time at which the shop learned of the transfer, in ms since 1970; of one that was unmatched,
   * the time at which staff assigned it to its order.
   */
  receivedAt: integer('received_at').notNull(),
  /** Actor of the audit log who booked or returned it. */
  actor: text('actor').notNull(),
  /** Note about a returned transfer. */
  note: text('note'),
}, (table) => [
  index('bank_transfers_by_order').on(table.orderId),
  index('bank_transfers_unmatched').on(table.id).where(sql`${table.state} = 'unmatched'`),
]);

/**
 * Links to the page of an order, without a log-in. Only digests of their tokens are stored. `mail`:
 * from a mail, shows less. `full`: after the customer has shown to know the phone number. `gift`:
 * after the recipient of a gift has.
 */
export const orderLinks = sqliteTable('order_links', {
  tokenHash: text('token_hash').primaryKey(),
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  access: text('access', { enum: ['mail', 'full', 'gift'] }).notNull(),
  expiresAt: integer('expires_at').notNull(),
}, (table) => [
  index('order_links_by_order').on(table.orderId),
  index('order_links_by_time').on(table.expiresAt),
]);

/** Companies to which the invoices of orders are made out, as their customers have asked. */
export const orderInvoices = sqliteTable('order_invoices', {
  orderId: text('order_id').primaryKey().references(() => orders.id, { onDelete: 'cascade' }),
  company: text('company').notNull(),
  taxCode: text('tax_code').notNull(),
  address: text('address').notNull(),
  at: integer('at').notNull(),
}, (table) => [index('order_invoices_by_time').on(table.at)]);

export const returnStates = ['requested', 'accepted', 'refused'] as const;

/** Requests of customers to return the goods of an order, at most one for each. */
export const orderReturns = sqliteTable('order_returns', {
  orderId: text('order_id').primaryKey().references(() => orders.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  state: text('state', { enum: returnStates }).notNull(),
  note: text('note'),
  /** Time of the request, in ms since 1970. */
  at: integer('at').notNull(),
}, (table) => [
  index('order_returns_open').on(table.at).where(sql`${table.state} = 'requested'`),
]);

/** Pictures of the goods that a customer wants to return. They are deleted with the decision. */
export const returnPictures = sqliteTable('return_pictures', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  orderId: text('order_id').notNull()
    .references(() => orderReturns.orderId, { onDelete: 'cascade' }),
  /** Media type, such as `image/webp`. */
  type: text('type').notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  /** Time at which it was sent, in ms since 1970. */
  at: integer('at').notNull(),
}, (table) => [
  index('return_pictures_by_order').on(table.orderId),
  index('return_pictures_by_time').on(table.at),
]);
