import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
