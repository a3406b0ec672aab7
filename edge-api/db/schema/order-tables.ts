import { addressColumns } from './address-columns.ts';
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
import { orderPayments } from '../../contract/orders/order-payment.ts';
import { orderStatuses } from '../../contract/orders/order-status.ts';
import { users } from './account-tables.ts';

/** Orders. Amounts are whole đồng; `amount` is the total that the customer pays. */
export const orders = sqliteTable('orders', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id),
  /** Sent by the client. Requests with the same key are the same order. */
  idempotencyKey: text('idempotency_key').notNull(),
  /** Digest of the request with that key. */
  requestHash: text('request_hash').notNull(),
  status: text('status', {
    enum: orderStatuses,
  }).notNull(),
  payment: text('payment', { enum: orderPayments }).notNull(),
  ...addressColumns(),
  country: text('country').notNull(),
  subtotal: integer('subtotal').notNull(),
  discount: integer('discount').notNull(),
  shipping: integer('shipping').notNull(),
  amount: integer('amount').notNull(),
  /** Part of the amount for items that came back from the delivered order. */
  returnedAmount: integer('returned_amount').notNull().default(0),
  /** Part of the amount of an order on delivery that is transferred in advance; 0 for none. */
  deposit: integer('deposit').notNull().default(0),
  promoCode: text('promo_code'),
  /** Note to the recipient of a gift, whose parcel has no prices; `null` for other orders. */
  giftNote: text('gift_note'),
  /** Phone number of the giver of a gift, with which the whole order is looked up. */
  giverPhone: text('giver_phone'),
  /** Reference of the card payment. Triggers on `payments` set it, as well as `paidAt`. */
  paymentSessionId: text('payment_session_id').unique(),
  paidAt: integer('paid_at'),
  /** Time at which an unpaid or unconfirmed order is cancelled. */
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at').notNull(),
  /** Grows with every change of the row, by a trigger. */
  version: integer('version').notNull().default(0),
  /** Number in the order of insertion, by a trigger: the row of `orders_search`. */
  serial: integer('serial').unique(),
  /** Time at which the customer confirmed the order, by telephone. */
  confirmedAt: integer('confirmed_at'),
  /** Name of the company that delivers the parcel. */
  carrier: text('carrier'),
  /** Number of the parcel at that company. */
  trackingCode: text('tracking_code'),
  /** Code by which customer and owner name the order; null for orders of earlier versions. */
  code: text('code').unique(),
  /** Time at which the customer said to have made the transfer, which proves nothing. */
  claimedAt: integer('claimed_at'),
}, (table) => [
  uniqueIndex('orders_once_per_key').on(table.userId, table.idempotencyKey),
  index('orders_by_promo').on(table.userId, table.promoCode)
    .where(sql`${table.promoCode} is not null`),
  index('orders_by_user').on(table.userId, table.createdAt),
  index('orders_by_time').on(table.createdAt),
  index('orders_by_tracking').on(table.trackingCode)
    .where(sql`${table.trackingCode} is not null`),
  index('orders_by_status').on(table.status, table.createdAt),
  index('orders_by_user_and_status').on(table.userId, table.status),
  index('orders_unconfirmed').on(table.expiresAt)
    .where(sql`${table.status} = 'awaiting-confirmation'`),
  index('orders_untransferred').on(table.expiresAt)
    .where(sql`${table.status} = 'awaiting-transfer'`),
  index('orders_unpaid').on(table.expiresAt).where(sql`${table.status} = 'awaiting-payment'`),
  check(
    'orders_amount_adds_up',
    sql`${table.amount} = ${table.subtotal} - ${table.discount} + ${table.shipping}`,
  ),
]);

/** Items of an order, copied from the products when it was placed: those may change later. */
export const orderItems = sqliteTable('order_items', {
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  /** Index within the order, from 0. */
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  name: text('name').notNull(),
  image: text('image').notNull(),
  price: integer('price').notNull(),
  quantity: integer('quantity').notNull(),
  /** Units that came back after the delivery, while the order keeps its status. */
  returned: integer('returned').notNull().default(0),
}, (table) => [
  primaryKey({ columns: [table.orderId, table.position] }),
  check('order_items_quantity_is_positive', sql`${table.quantity} > 0`),
]);

export const orderEventKinds = [
  'created',
  'status',
  'confirmed',
  'items',
  'returned',
  'edited',
  'parcel',
  'refund',
  'address',
  'note',
] as const;

/**
 * History of an order, and the private notes of the staff. A trigger on `orders` adds the changes
 * of the status that no statement has added.
 */
export const orderEvents = sqliteTable('order_events', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: orderEventKinds }).notNull(),
  at: integer('at').notNull(),
  /** Actor of the audit log, or `outside` for a change that a trigger has added. */
  actor: text('actor').notNull(),
  /** The new status of a change of the status. */
  status: text('status', { enum: orderStatuses }),
  /** Text of a note, reason of a cancellation, or description of another change. */
  text: text('text'),
  /** The status before, if staff can undo the change. */
  previous: text('previous', { enum: orderStatuses }),
}, (table) => [index('order_events_by_order').on(table.orderId)]);

/**
 * Networks, phone numbers and delivery addresses of the orders that the owner has not confirmed and
 * nobody has paid. A trigger on `orders` deletes the rows of other orders.
 */
export const orderOrigins = sqliteTable('order_origins', {
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  /** Kind and value of the origin, from `originsOf()`. */
  origin: text('origin').notNull(),
}, (table) => [
  primaryKey({ columns: [table.orderId, table.origin] }),
  index('order_origins_by_origin').on(table.origin),
]);

/**
 * Payments of orders, with their amount in đồng. Triggers keep the fields of the order, and add
 * what an older process writes to them.
 */
export const payments = sqliteTable('payments', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  method: text('method', { enum: orderPayments }).notNull(),
  amount: integer('amount').notNull(),
  /** `closed`: cannot be paid any more, although a payment on its way may still arrive. */
  state: text('state', { enum: ['open', 'paid', 'closed'] }).notNull(),
  /** Name of the payment provider. */
  provider: text('provider').notNull(),
  /** Identifies the payment at the provider. */
  reference: text('reference').notNull().unique(),
  /** Time of the last change of the state, in ms since 1970. */
  at: integer('at').notNull(),
}, (table) => [index('payments_by_order').on(table.orderId)]);

/** Browsers to which the news of an order are pushed, as its customer has asked there. */
export const orderPushes = sqliteTable('order_pushes', {
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  /** Address at the push service of the browser. */
  endpoint: text('endpoint').notNull(),
  /** Public key of the browser, in base64url. */
  p256dh: text('p256dh').notNull(),
  /** Secret that the browser shares, in base64url. */
  auth: text('auth').notNull(),
  createdAt: integer('created_at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.orderId, table.endpoint] }),
  index('order_pushes_by_endpoint').on(table.endpoint),
  index('order_pushes_by_time').on(table.createdAt),
]);

/** Payments of the sandbox, which replaces the card payment provider if none is configured. */
export const sandboxPayments = sqliteTable('sandbox_payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull().unique().references(() => orders.id, { onDelete: 'cascade' }),
  amount: integer('amount').notNull(),
  state: text('state', { enum: ['open', 'paid', 'closed'] }).notNull(),
});
