import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Changes by operations. Rows are only added: triggers refuse every update, and the deletion of a
 * row before `keepUntil`.
 */
export const auditLog = sqliteTable('audit_log', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Time of the change, in ms since 1970. */
  at: integer('at').notNull(),
  /** `cli`, `system`, or `staff` and the id of the member. */
  actor: text('actor').notNull(),
  /** Name of the operation, such as `orders.changeStatus`. */
  operation: text('operation').notNull(),
  /** Id of the changed row. */
  subject: text('subject').notNull(),
  /** Changed values before the change, as JSON. */
  before: text('before').notNull(),
  /** Changed values after it, as JSON. */
  after: text('after').notNull(),
  /** Time until which the row stays, in ms since 1970. */
  keepUntil: integer('keep_until').notNull(),
  /** Sent by the client. Requests of an operation with the same key are the same change. */
  key: text('key'),
}, (table) => [
  index('audit_log_by_subject').on(table.subject, table.id),
  index('audit_log_by_time').on(table.keepUntil),
  index('audit_log_by_at').on(table.at),
  index('audit_log_by_actor').on(table.actor, table.at),
  index('audit_log_by_operation').on(table.operation, table.at),
  uniqueIndex('audit_log_once_per_key').on(table.operation, table.key)
    .where(sql`${table.key} is not null`),
]);
