import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Imports of products that run, and those that were interrupted. */
export const imports = sqliteTable('imports', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /**
   * Time of the last write of the import, 0 while it is deleted. An interrupted import is deleted
   * some time after it.
   */
  activeAt: integer('active_at').notNull(),
  /** `true` if the products get the order of the file. It is computed with the changes. */
  reorder: integer('reorder', { mode: 'boolean' }).notNull().default(false),
  /**
   * Number of changes of the catalogue that are written while others are not. If the import is
   * interrupted, the row stays until another import is complete.
   */
  written: integer('written').notNull().default(0),
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
