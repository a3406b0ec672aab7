import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Categories of products, which name their category and subcategory. Triggers increment the counter
 * 'settings' with every change (see the migrations).
 */
export const categories = sqliteTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** File name of the picture of its tile on the home page. */
  image: text('image').notNull(),
  /** Names of its subcategories, as a JSON array. */
  subCategories: text('sub_categories', { mode: 'json' }).$type<string[]>().notNull(),
  position: integer('position').notNull(),
  /** Grows with every change. */
  version: integer('version').notNull().default(1),
}, (table) => [
  check('categories_have_sub_categories', sql`json_array_length(${table.subCategories}) > 0`),
]);
