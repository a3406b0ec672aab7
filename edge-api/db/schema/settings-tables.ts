import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
