import { sql } from 'drizzle-orm';
import {
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { orderStatuses } from '../contract/orders/order-status.ts';
import { reviewStatuses } from '../contract/reviews/review-status.ts';

/**
 * Products of the catalogue. Prices are whole đồng; products are listed by `position`, and by
 * `serial` where that is equal. Triggers set the last three columns, count the changes in
 * `counters` and update the search index `products_search` (see the migrations).
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
  /** Kind of stone, such as 'Thạch anh tím'. */
  stone: text('stone'),
  /** Sum of the bits of its elements: 1 Kim, 2 Mộc, 4 Thủy, 8 Hỏa, 16 Thổ. */
  elements: integer('elements').notNull().default(0),
  /** Dimensions for people, such as 'Hạt 10 mm, chu vi 17 cm'. */
  size: text('size'),
  /** Advice on care for people. */
  care: text('care'),
  /** File names of further pictures, as a JSON array. */
  gallery: text('gallery'),
  /** Number of approved reviews. Triggers on `reviews` set it, as well as `ratingSum`. */
  ratingCount: integer('rating_count').notNull().default(0),
  /** Sum of the ratings of the approved reviews. */
  ratingSum: integer('rating_sum').notNull().default(0),
  /** Number of the product in the order of insertion. It is never used again. */
  serial: integer('serial').unique(),
  /** Value of the counter 'catalogue' after the last change that pages show. */
  contentVersion: integer('content_version').notNull().default(0),
  /** Value of the counter 'stock' after the last change of the stock. */
  stockVersion: integer('stock_version').notNull().default(0),
}, (table) => [
  index('products_by_position').on(table.position, table.serial),
  index('products_by_category').on(table.category, table.position, table.serial),
  index('products_by_sub_category')
    .on(table.category, table.subCategory, table.position, table.serial),
  index('products_by_price').on(table.price, table.serial),
  index('products_by_category_and_price').on(table.category, table.price, table.serial),
  index('products_by_sub_category_and_price')
    .on(table.category, table.subCategory, table.price, table.serial),
  // Has every column by which the store filters and sorts, so that no row is read for them.
  index('products_by_elements').on(
    table.category,
    table.subCategory,
    table.elements,
    table.price,
    table.position,
    table.serial,
  ),
  index('products_by_content_version').on(table.contentVersion),
  index('products_by_stock_version').on(table.stockVersion),
  check('products_price_is_positive', sql`${table.price} > 0`),
  check('products_stock_is_not_negative', sql`${table.stock} >= 0`),
  check(
    'products_original_price_is_higher',
    sql`${table.originalPrice} is null or ${table.originalPrice} > ${table.price}`,
  ),
]);

/** Products that were deleted, until a product with the same id is inserted. */
export const deletedProducts = sqliteTable('deleted_products', {
  id: text('id').primaryKey(),
  /** Value of the counter 'catalogue' after the deletion. */
  contentVersion: integer('content_version').notNull(),
}, (table) => [index('deleted_products_by_content_version').on(table.contentVersion)]);

/**
 * Named counters, which only grow. Triggers count with 'catalogue' every change that pages show,
 * with 'listing' those that can change the members or the order of any list of products, with
 * 'prices' every change of a price, with 'stock' every change of a stock, and with 'settings' those
 * of settings and texts.
 */
export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/**
 * Users with an account. `emailKey` is the e-mail address in lower case, for comparisons. All times
 * in this database are milliseconds since 1970, UTC.
 */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  /** A PHC string; `null` for users who log in with Facebook only. */
  passwordHash: text('password_hash'),
  facebookId: text('facebook_id').unique(),
  emailVerifiedAt: integer('email_verified_at'),
  /**
   * Time at which the password was set; `null` for older passwords. A change with a password from
   * before the verification of the address does not renew it.
   */
  passwordSetAt: integer('password_set_at'),
  createdAt: integer('created_at').notNull(),
  /**
   * Time at which the account was deleted. The row stays for its orders, without personal data:
   * its name is empty, its e-mail key is not an address.
   */
  deletedAt: integer('deleted_at'),
});

/** Active sessions. Only the digest of a token is stored. */
export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** Time of the last extension, which happens at most once a day. */
  lastUsedAt: integer('last_used_at'),
  /** Browser and system, such as 'Chrome trên Android'. */
  device: text('device'),
}, (table) => [index('sessions_by_user').on(table.userId)]);

/** Links sent to verify an e-mail address. Only the digest of a token is stored. */
export const emailVerifications = sqliteTable('email_verifications', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
}, (table) => [index('email_verifications_by_user').on(table.userId)]);

/** Links sent to set a new password. Only the digest of a token is stored. */
export const passwordResets = sqliteTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
}, (table) => [index('password_resets_by_user').on(table.userId)]);

/** Requested changes of an e-mail address, at most one per user. */
export const emailChanges = sqliteTable('email_changes', {
  userId: text('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** The new address as entered. */
  email: text('email').notNull(),
  /** Digest of the token in the link; `null` until the mail is composed. */
  tokenHash: text('token_hash').unique(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** Delivery addresses saved by users, for the checkout. */
export const savedAddresses = sqliteTable('saved_addresses', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  street: text('street').notNull(),
  ward: text('ward').notNull(),
  district: text('district').notNull(),
  city: text('city').notNull(),
  createdAt: integer('created_at').notNull(),
  /** Time of the last use or change. The latest address is the one that the checkout offers. */
  usedAt: integer('used_at').notNull(),
}, (table) => [index('saved_addresses_by_user').on(table.userId, table.usedAt)]);

/** Versions of the legal pages that users have accepted. Rows are only added. */
export const consents = sqliteTable('consents', {
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Page that was accepted: 'terms' or 'privacy'. */
  page: text('page').notNull(),
  /** Version of that page. */
  version: text('version').notNull(),
  acceptedAt: integer('accepted_at').notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.page, table.version] })]);

/**
 * Values that the owner has changed; the defaults are in the source. Triggers increment the counter
 * 'settings' with every change to this table and to `pageVersions` (see the migrations).
 */
export const settings = sqliteTable('settings', {
  /** Name of a group of settings, such as 'shop'. */
  key: text('key').primaryKey(),
  /** JSON */
  value: text('value').notNull(),
  /** Starts at 1 and grows with each change. A change names the version that it replaces. */
  version: integer('version').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/**
 * Versions of the texts that the owner has written, such as the terms; the defaults are in the
 * source. The latest version is shown. Rows are only added, as customers accepted earlier versions.
 */
export const pageVersions = sqliteTable('page_versions', {
  /** Path of the page without the slash, such as 'terms'. */
  slug: text('slug').notNull(),
  /** Starts at 1. */
  version: integer('version').notNull(),
  title: text('title').notNull(),
  /** Markdown; `null` returns to the default text. */
  body: text('body'),
  createdAt: integer('created_at').notNull(),
}, (table) => [primaryKey({ columns: [table.slug, table.version] })]);

/** Carts of users, with one row per product; `addedAt` gives the order of the lines. */
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

const mailKinds = [
  'verify-email',
  'welcome',
  'order-placed',
  'order-status',
  'reset-password',
  'password-changed',
  'confirm-email-change',
  'email-changed',
  'account-deleted',
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
   * Recipient of a mail that does not go to the current address of the user or the order; removed
   * when the mail is sent.
   */
  recipient: text('recipient'),
  /** New order status that an 'order-status' mail reports. */
  orderStatus: text('order_status'),
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
]);

/** State of the rate limiter, which uses the generic cell rate algorithm. */
export const rateLimits = sqliteTable('rate_limits', {
  /** Digest of the scope and the subject of a rule. */
  key: text('key').primaryKey(),
  /** Theoretical arrival time of the next attempt. */
  arrivalAt: integer('arrival_at').notNull(),
});

/** Leases of recurring jobs, so that several processes do not run the same job at a time. */
export const leases = sqliteTable('leases', {
  /** Name of the job. */
  name: text('name').primaryKey(),
  /** Random identifier of the run that has the lease. */
  holder: text('holder').notNull(),
  /** Time until which no other run starts. */
  until: integer('until').notNull(),
});

/** Contents of the shop's own pictures. */
export const pictures = sqliteTable('pictures', {
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: text('digest').primaryKey(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** File names of pictures. Browsers keep a picture, so a name never gets another content. */
export const pictureNames = sqliteTable('picture_names', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull().references(() => pictures.digest),
}, (table) => [index('picture_names_by_digest').on(table.digest)]);

/** Imports of products that run, and those that were interrupted. */
export const imports = sqliteTable('imports', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Time of the last write of the import. An interrupted import is deleted some time after it. */
  activeAt: integer('active_at').notNull(),
  /** `true` if the products get the order of the file. It is computed with the changes. */
  reorder: integer('reorder', { mode: 'boolean' }).notNull().default(false),
});

/** Products of the files of imports, until they are written to `products`. */
export const importRows = sqliteTable('import_rows', {
  importId: integer('import_id').notNull().references(() => imports.id, { onDelete: 'cascade' }),
  /** Index in the file, from 0. */
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  /** Location in the file for messages, such as 'line 12'. */
  place: text('place').notNull(),
  /** Product as JSON; `null` if it is invalid. */
  data: text('data'),
}, (table) => [
  primaryKey({ columns: [table.importId, table.position] }),
  uniqueIndex('import_rows_by_product').on(table.importId, table.productId),
]);

/** Changes of the catalogue by imports. */
export const importChanges = sqliteTable('import_changes', {
  importId: integer('import_id').notNull().references(() => imports.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['added', 'changed', 'moved', 'removed'] }).notNull(),
  /** Index in the file, or for a removed product its rank in the catalogue. */
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  /** Names of the changed fields, separated by commas. */
  fields: text('fields').notNull().default(''),
  /** New `position` of the product; `null` if it is removed. */
  newPosition: integer('new_position'),
}, (table) => [primaryKey({ columns: [table.importId, table.kind, table.position] })]);

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
  /** Identifier of the payment at the payment provider. */
  paymentSessionId: text('payment_session_id').unique(),
  paidAt: integer('paid_at'),
  /** Time at which an unpaid or unconfirmed order is cancelled. */
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at').notNull(),
}, (table) => [
  uniqueIndex('orders_once_per_key').on(table.userId, table.idempotencyKey),
  uniqueIndex('orders_promo_once').on(table.userId, table.promoCode)
    .where(sql`${table.status} <> 'cancelled'`),
  index('orders_by_user').on(table.userId, table.createdAt),
  index('orders_unconfirmed').on(table.expiresAt)
    .where(sql`${table.status} = 'awaiting-confirmation'`),
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
  /** Unit price. */
  price: integer('price').notNull(),
  quantity: integer('quantity').notNull(),
}, (table) => [
  primaryKey({ columns: [table.orderId, table.position] }),
  check('order_items_quantity_is_positive', sql`${table.quantity} > 0`),
]);

/** Reviews by customers who received the product, at most one per customer and product. */
export const reviews = sqliteTable('reviews', {
  /**
   * Random. A changed review gets another one, so that a decision applies to the text that the
   * owner has read.
   */
  id: text('id').notNull(),
  productId: text('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Delivered order with the product. */
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  /** Name that is shown. */
  author: text('author').notNull(),
  /** From 1 to 5. */
  rating: integer('rating').notNull(),
  body: text('body').notNull(),
  /** Only approved reviews are shown. A changed review waits again. */
  status: text('status', { enum: reviewStatuses }).notNull(),
  /** Time of the last change by the customer. */
  createdAt: integer('created_at').notNull(),
  /** Time at which the owner approved or rejected the review. */
  decidedAt: integer('decided_at'),
}, (table) => [
  primaryKey({ columns: [table.productId, table.userId] }),
  uniqueIndex('reviews_by_id').on(table.id),
  index('reviews_shown').on(table.productId, table.createdAt, table.id, table.rating)
    .where(sql`${table.status} = 'approved'`),
  index('reviews_waiting').on(table.createdAt).where(sql`${table.status} = 'waiting'`),
  index('reviews_by_user').on(table.userId),
  check('reviews_rating_is_from_1_to_5', sql`${table.rating} between 1 and 5`),
]);

/** Births that users keep with explicit consent, to see the charts again. */
export const savedCharts = sqliteTable('saved_charts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Name of the person, as entered. */
  name: text('name').notNull(),
  /** Birth as JSON. */
  birth: text('birth').notNull(),
  /** `true` if the home page shows products that suit this birth: for one per user at most. */
  greets: integer('greets', { mode: 'boolean' }).notNull().default(false),
  consentedAt: integer('consented_at').notNull(),
}, (table) => [
  index('saved_charts_by_user').on(table.userId, table.consentedAt),
  uniqueIndex('saved_charts_greeting').on(table.userId).where(sql`${table.greets}`),
]);

/** Payments of the sandbox, which replaces the card payment provider if none is configured. */
export const sandboxPayments = sqliteTable('sandbox_payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull().unique().references(() => orders.id, { onDelete: 'cascade' }),
  amount: integer('amount').notNull(),
  state: text('state', { enum: ['open', 'paid', 'closed'] }).notNull(),
});

type TriggerColumn = 'serial' | 'contentVersion' | 'stockVersion' | 'ratingCount' | 'ratingSum';

/** Columns that only the page of a product shows. */
type DetailColumn = 'size' | 'care' | 'gallery';

/** Row of a product with its details. */
export type DetailedProductRow = Omit<
  typeof products.$inferSelect,
  Exclude<TriggerColumn, 'serial'>
>;

/** Row of a product in a list. */
export type ProductRow = Omit<DetailedProductRow, DetailColumn>;

/** Row of a product, as inserted. */
export type NewProductRow = Omit<typeof products.$inferInsert, TriggerColumn>;
