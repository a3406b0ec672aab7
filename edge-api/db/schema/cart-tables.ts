import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './account-tables.ts';
import { products } from './catalogue-tables.ts';

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
