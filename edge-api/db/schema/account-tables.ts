import { addressColumns } from './address-columns.ts';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/**
 * Users with an account, and guests, who order without one. `emailKey` is the e-mail address in
 * lower case, for comparisons. All times in this database are milliseconds since 1970, UTC.
 */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  /** A PHC string; `null` for users who log in with Facebook only, and for guests. */
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
}, (table) => [
  index('users_unverified').on(table.createdAt)
    .where(sql`${table.emailVerifiedAt} is null and ${table.facebookId} is null`),
  index('users_guests').on(table.createdAt).where(sql`${table.passwordHash} is null
    and ${table.facebookId} is null and ${table.deletedAt} is null`),
  index('users_by_time').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
  index('users_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
]);

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
}, (table) => [
  index('sessions_by_user').on(table.userId),
  index('sessions_by_expiry').on(table.expiresAt),
]);

/**
 * Links sent to verify an e-mail address, or to refuse further mails. Only the digest of a token is
 * stored.
 */
export const emailVerifications = sqliteTable('email_verifications', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
  /**
   * Key of the address to which the link was sent, if it is not that of the account. Such a link
   * verifies nothing: its use detaches the address from the account.
   */
  recipient: text('recipient'),
}, (table) => [
  index('email_verifications_by_user').on(table.userId),
  index('email_verifications_by_expiry').on(table.expiresAt),
]);

/** Links sent to set a new password. Only the digest of a token is stored. */
export const passwordResets = sqliteTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
}, (table) => [
  index('password_resets_by_user').on(table.userId),
  index('password_resets_by_expiry').on(table.expiresAt),
]);

/**
 * Codes sent to guests, who confirm their mailbox before the first order. Only the digest of a code
 * is stored.
 */
export const guestCodes = sqliteTable('guest_codes', {
  /** Digest of the token in the browser that requested the code. */
  challengeHash: text('challenge_hash').primaryKey(),
  /** Mail in the outbox. */
  mailId: integer('mail_id').notNull().unique(),
  email: text('email').notNull(),
  /** Digest of the challenge and the code; `null` until the mail is composed. */
  codeHash: text('code_hash'),
  /** Number of codes that were tried. */
  attempts: integer('attempts').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
}, (table) => [index('guest_codes_by_expiry').on(table.expiresAt)]);

/** Requested changes of an e-mail address, at most one per user. */
export const emailChanges = sqliteTable('email_changes', {
  userId: text('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** The new address as entered. */
  email: text('email').notNull(),
  /** Digest of the token in the link; `null` until the mail is composed. */
  tokenHash: text('token_hash').unique(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
}, (table) => [index('email_changes_by_expiry').on(table.expiresAt)]);

export const savedAddresses = sqliteTable('saved_addresses', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  ...addressColumns(),
  createdAt: integer('created_at').notNull(),
  /** Time of the last use or change. The latest address is the one that the checkout offers. */
  usedAt: integer('used_at').notNull(),
}, (table) => [index('saved_addresses_by_user').on(table.userId, table.usedAt)]);

/** Versions of the legal pages that users have accepted. Rows are only added. */
export const consents = sqliteTable('consents', {
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Page that was accepted: 'terms' or 'privacy'. */
  page: text('page').notNull(),
  version: text('version').notNull(),
  acceptedAt: integer('accepted_at').notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.page, table.version] })]);

/** Births that users keep with explicit consent, to see the charts again. */
export const savedCharts = sqliteTable('saved_charts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
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
