import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { reviewStatuses } from '../../contract/reviews/review.ts';
import { users } from './account-tables.ts';
import { products } from './catalogue-tables.ts';
import { orders } from './order-tables.ts';

/** Reviews by customers who received the product, at most one per customer and product. */
export const reviews = sqliteTable('reviews', {
  /**
   * Random. A changed review gets another one, so that a decision applies to the text that the
   * owner has read.
   */
  id: text('id').notNull(),
  productId: text('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
  userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
  author: text('author').notNull(),
  /** From 1 to 5. */
  rating: integer('rating').notNull(),
  body: text('body').notNull(),
  /** Only approved reviews are shown. A changed review waits again. */
  status: text('status', { enum: reviewStatuses }).notNull(),
  /** Time of the last change by the customer. */
  createdAt: integer('created_at').notNull(),
  /** Time at which the owner approved or rejected the review. */
  decidedAt: integer('decided_at'),
}, (table) => [
  primaryKey({ columns: [table.productId, table.userId] }),
  uniqueIndex('reviews_by_id').on(table.id),
  index('reviews_shown').on(table.productId, table.createdAt, table.id, table.rating)
    .where(sql`${table.status} = 'approved'`),
  index('reviews_waiting').on(table.createdAt).where(sql`${table.status} = 'waiting'`),
  index('reviews_by_status').on(table.status, table.createdAt),
  index('reviews_by_user').on(table.userId),
  index('reviews_by_order').on(table.orderId),
  check('reviews_rating_is_from_1_to_5', sql`${table.rating} between 1 and 5`),
]);
