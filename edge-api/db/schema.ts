import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The catalogue. Prices are whole đồng; `position` is the order in which products are listed.
 * Triggers raise the counter 'catalogue' with every change to a row (see the migrations).
 */
export const products = sqliteTable('products', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: integer('price').notNull(),
  originalPrice: integer('original_price'),
  image: text('image').notNull(),
  category: text('category').notNull(),
  subCategory: text('sub_category').notNull(),
  stock: integer('stock').notNull(),
  position: integer('position').notNull(),
}, (table) => [
  check('products_price_is_positive', sql`${table.price} > 0`),
  check('products_stock_is_not_negative', sql`${table.stock} >= 0`),
  check(
    'products_original_price_is_higher',
    sql`${table.originalPrice} is null or ${table.originalPrice} > ${table.price}`,
  ),
]);

/** Numbers that only grow, by name. */
export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** A product as it is read. */
export type ProductRow = typeof products.$inferSelect;

/** A product as it is written. */
export type NewProductRow = typeof products.$inferInsert;
