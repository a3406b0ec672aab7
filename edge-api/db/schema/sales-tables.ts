import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Turnover by the day in Vietnam on which orders were placed. Triggers on `orders` keep it: the
 * orders of 90 days are too many to be added up for a page. Orders count from their acceptance,
 * unless they are cancelled or returned. Items that came back do not count.
 */
export const dailyTurnover = sqliteTable('daily_turnover', {
  /** Days since 1970. */
  day: integer('day').primaryKey(),
  orders: integer('orders').notNull(),
  /** Sum of the amounts to pay without items that came back, in đồng. */
  amount: integer('amount').notNull(),
});

/**
 * Units that orders have taken from the stock in the last 7, 30 and 90 days. A trigger on
 * `stock_movements` adds to it, and `rollSales()` subtracts the movements that are older.
 */
export const productSales = sqliteTable('product_sales', {
  days: integer('days').notNull(),
  productId: text('product_id').notNull(),
  quantity: integer('quantity').notNull(),
}, (table) => [
  primaryKey({ columns: [table.days, table.productId] }),
  index('product_sales_by_quantity').on(table.days, table.quantity),
]);
