import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dataRequestChannels, dataRequestKinds } from '../../contract/customers/data-request.ts';
import { users } from './account-tables.ts';

/** Notes and blocks of the staff about customers. Most customers have no row. */
export const customerRecords = sqliteTable('customer_records', {
  userId: text('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  note: text('note').notNull().default(''),
  /** Time from which orders on delivery wait for a confirmation; `null` for other customers. */
  blockedAt: integer('blocked_at'),
  version: integer('version').notNull().default(1),
}, (table) => [
  index('customer_records_blocked').on(table.blockedAt)
    .where(sql`${table.blockedAt} is not null`),
]);

/** Phone numbers of blocked customers: another account or mailbox does not end a block. */
export const blockedPhones = sqliteTable('blocked_phones', {
  /** As `phoneOrigin()` returns it. */
  origin: text('origin').primaryKey(),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
}, (table) => [index('blocked_phones_by_user').on(table.userId)]);

/** Requests of persons about their personal data, as staff have recorded them. */
export const dataRequests = sqliteTable('data_requests', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: dataRequestKinds }).notNull(),
  /** Name and contact; empty once it is done, if it is a deletion or the account was deleted. */
  person: text('person').notNull(),
  customerId: text('customer_id').references(() => users.id, { onDelete: 'set null' }),
  channel: text('channel', { enum: dataRequestChannels }).notNull(),
  note: text('note').notNull(),
  receivedAt: integer('received_at').notNull(),
  /** Time by which the request has to be done. */
  dueAt: integer('due_at').notNull(),
  /** Next time limit: that of the reply, then `dueAt`; `null` once it is done. */
  nextDueAt: integer('next_due_at'),
  answeredAt: integer('answered_at'),
  doneAt: integer('done_at'),
  /** Text of the staff, once it is done; empty before that if the account was deleted. */
  outcome: text('outcome'),
  extendedAt: integer('extended_at'),
  extensionReason: text('extension_reason'),
}, (table) => [
  index('data_requests_open').on(table.nextDueAt).where(sql`${table.nextDueAt} is not null`),
  index('data_requests_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  index('data_requests_by_customer').on(table.customerId),
]);
