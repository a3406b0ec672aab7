import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { orderStatuses } from '../contract/orders/order-status.ts';

/**
 * The catalogue. Prices are whole đồng; `position` is the order in which products are listed.
 * Triggers raise the counter 'catalogue' with every change to a row (see the migrations).
 */
export const products = sqliteTable('products', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: integer('price').notNull(),
  originalPrice: integer('original_price'),
  image: text('image').notNull(),
  colour: text('colour'),
  category: text('category').notNull(),
  subCategory: text('sub_category').notNull(),
  stock: integer('stock').notNull(),
  position: integer('position').notNull(),
}, (table) => [
  check('products_price_is_positive', sql`${table.price} > 0`),
  check('products_stock_is_not_negative', sql`${table.stock} >= 0`),
  check(
    'products_original_price_is_higher',
    sql`${table.originalPrice} is null or ${table.originalPrice} > ${table.price}`,
  ),
]);

/** Numbers that only grow, by name. */
export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/**
 * People with an account. `emailKey` is the e-mail address as it is compared: without case. All times
 * in this database are milliseconds since 1970, UTC.
 */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  /** A PHC string; there is none for who only comes by Facebook. */
  passwordHash: text('password_hash'),
  facebookId: text('facebook_id').unique(),
  emailVerifiedAt: integer('email_verified_at'),
  createdAt: integer('created_at').notNull(),
});

/** Log-ins under way. Of a token only its digest is kept. */
export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
}, (table) => [index('sessions_by_user').on(table.userId)]);

/** Links sent to confirm an e-mail address. Of a token only its digest is kept. */
export const emailVerifications = sqliteTable('email_verifications', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
}, (table) => [index('email_verifications_by_user').on(table.userId)]);

/** Carts of people with an account, a row per product; `addedAt` gives the order of the lines. */
export const cartLines = sqliteTable('cart_lines', {
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  productId: text('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
  quantity: integer('quantity').notNull(),
  addedAt: integer('added_at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.productId] }),
  index('cart_lines_by_product').on(table.productId),
  check('cart_lines_quantity_is_positive', sql`${table.quantity} > 0`),
]);

/**
 * Mails to be sent and mails sent. A row says what about, not the words: those are made when it is
 * sent, so that no token ever lies here.
 */
export const mails = sqliteTable('mails', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  kind: text('kind', { enum: ['verify-email', 'welcome', 'order-placed', 'order-status'] })
    .notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
  /** The status that an 'order-status' mail tells of. */
  orderStatus: text('order_status'),
  createdAt: integer('created_at').notNull(),
  /** When to try next; moved ahead while a sender is at it, so that no other takes it. */
  nextAttemptAt: integer('next_attempt_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  sentAt: integer('sent_at'),
  /** Given up: the mail server refused it for good. */
  failedAt: integer('failed_at'),
  lastError: text('last_error'),
}, (table) => [
  index('mails_waiting').on(table.nextAttemptAt)
    .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
]);

/** How often something was tried, as the generic cell rate algorithm counts it. */
export const rateLimits = sqliteTable('rate_limits', {
  /** A digest of what is limited and whom. */
  key: text('key').primaryKey(),
  /** The theoretical arrival time of the next try. */
  arrivalAt: integer('arrival_at').notNull(),
});

/** What the shop has sold. Amounts are whole đồng; `amount` is what the customer pays. */
export const orders = sqliteTable('orders', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id),
  /** Sent by the client: the same key is the same order. */
  idempotencyKey: text('idempotency_key').notNull(),
  /** Digest of what was asked for under that key. */
  requestHash: text('request_hash').notNull(),
  status: text('status', {
    enum: orderStatuses,
  }).notNull(),
  payment: text('payment', { enum: ['cod', 'card'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  street: text('street').notNull(),
  ward: text('ward').notNull(),
  district: text('district').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  subtotal: integer('subtotal').notNull(),
  discount: integer('discount').notNull(),
  shipping: integer('shipping').notNull(),
  amount: integer('amount').notNull(),
  promoCode: text('promo_code'),
  /** The payment provider's name for it. */
  paymentSessionId: text('payment_session_id').unique(),
  paidAt: integer('paid_at'),
  /** When an unpaid card order gives its stock back. */
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at').notNull(),
}, (table) => [
  uniqueIndex('orders_once_per_key').on(table.userId, table.idempotencyKey),
  uniqueIndex('orders_promo_once').on(table.userId, table.promoCode)
    .where(sql`${table.status} <> 'cancelled'`),
  index('orders_by_user').on(table.userId, table.createdAt),
  index('orders_unpaid').on(table.expiresAt).where(sql`${table.status} = 'awaiting-payment'`),
  check(
    'orders_amount_adds_up',
    sql`${table.amount} = ${table.subtotal} - ${table.discount} + ${table.shipping}`,
  ),
]);

/** What an order consists of, as it was when it was placed: products may change or go. */
export const orderItems = sqliteTable('order_items', {
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  /** Its place in the order, from 0. */
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  name: text('name').notNull(),
  image: text('image').notNull(),
  /** Per piece. */
  price: integer('price').notNull(),
  quantity: integer('quantity').notNull(),
}, (table) => [
  primaryKey({ columns: [table.orderId, table.position] }),
  check('order_items_quantity_is_positive', sql`${table.quantity} > 0`),
]);

/** Payments of the sandbox, which stands in for a card payment provider where none is set up. */
export const sandboxPayments = sqliteTable('sandbox_payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull().unique().references(() => orders.id, { onDelete: 'cascade' }),
  amount: integer('amount').notNull(),
  state: text('state', { enum: ['open', 'paid', 'closed'] }).notNull(),
});

/** A product as it is read. */
export type ProductRow = typeof products.$inferSelect;

/** A product as it is written. */
export type NewProductRow = typeof products.$inferInsert;
