import { type Column, type SQL, sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { roles } from '../../contract/staff/roles.ts';

/**
 * Members of staff, apart from customers. A member without a password and without a passkey has not
 * accepted an invitation yet.
 */
export const staff = sqliteTable('staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** The e-mail address in lower case, for comparisons. */
  emailKey: text('email_key').notNull().unique(),
  /** Empty until an invitation is accepted. */
  name: text('name').notNull(),
  role: text('role', { enum: roles }).notNull(),
  /** A PHC string; `null` for members who log in with a passkey only. */
  passwordHash: text('password_hash'),
  /** Secret of the time-based codes, in base32. Set together with the password. */
  totpSecret: text('totp_secret'),
  /** Time step of the last code that was used. Codes of this step and before are refused. */
  totpStep: integer('totp_step').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  /** Time at which an invitation was accepted the last time. */
  acceptedAt: integer('accepted_at'),
  disabledAt: integer('disabled_at'),
  /** Grows with every change of the role or the state. */
  version: integer('version').notNull().default(1),
});

/** Links by which a member sets new credentials. Only the digest of a token is stored. */
export const staffInvitations = sqliteTable('staff_invitations', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  /** Role that the member gets with the use of the link. */
  role: text('role', { enum: roles }).notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
}, (table) => [
  index('staff_invitations_by_staff').on(table.staffId),
  index('staff_invitations_by_expiry').on(table.expiresAt),
]);

/** Active sessions of staff. Only the digest of a token is stored. */
export const staffSessions = sqliteTable('staff_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** Identifies the session in lists, without its token. */
  id: text('id').notNull().unique(),
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  /** Time of the last request that counts as use, accurate to a minute. */
  lastUsedAt: integer('last_used_at').notNull(),
  /** Time of the last log-in or confirmation with credentials. */
  confirmedAt: integer('confirmed_at').notNull(),
  /** Browser and system, such as 'Chrome trên Android'. */
  device: text('device'),
}, (table) => [
  index('staff_sessions_by_staff').on(table.staffId),
  index('staff_sessions_by_use').on(table.lastUsedAt),
]);

export const staffPasskeys = sqliteTable('staff_passkeys', {
  /** Credential id in base64url. */
  id: text('id').primaryKey(),
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  /** Public key in COSE format. */
  publicKey: blob('public_key', { mode: 'buffer' }).notNull(),
  /** Number of signatures, if the authenticator counts them. */
  counter: integer('counter').notNull(),
  /** Transports as a JSON array, for hints to the browser. */
  transports: text('transports').notNull(),
  /** Browser and system with which the passkey was made. */
  device: text('device'),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
}, (table) => [index('staff_passkeys_by_staff').on(table.staffId)]);

/** Browsers to which members of staff have new orders pushed. */
export const staffPushes = sqliteTable('staff_pushes', {
  /** Address at the push service of the browser. */
  endpoint: text('endpoint').primaryKey(),
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  /** Public key of the browser, in base64url. */
  p256dh: text('p256dh').notNull(),
  /** Secret that the browser shares, in base64url. */
  auth: text('auth').notNull(),
  /** Browser and system, such as 'Chrome trên Android'. */
  device: text('device'),
  createdAt: integer('created_at').notNull(),
}, (table) => [index('staff_pushes_by_staff').on(table.staffId)]);

/** Unused recovery codes. Only the digest of a code is stored. */
export const staffRecoveryCodes = sqliteTable('staff_recovery_codes', {
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
}, (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })]);

/** Challenges of passkeys that wait for an answer. A row is deleted with the first answer. */
export const staffChallenges = sqliteTable('staff_challenges', {
  challenge: text('challenge').primaryKey(),
  /** Member who makes a passkey; `null` for a log-in, whose passkey names the member. */
  staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
  expiresAt: integer('expires_at').notNull(),
}, (table) => [
  index('staff_challenges_by_staff').on(table.staffId),
  index('staff_challenges_by_expiry').on(table.expiresAt),
]);

/** Returns the condition under which an actor, as the audit log stores it, is a member of staff. */
export const isActor = (actor: Column): SQL =>
  sql`${actor} like 'staff %' and ${staff.id} = substr(${actor}, 7)`;
