import { orderedName } from '../catalogue/product-row.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { reviewStatuses } from '../contract/reviews/review.ts';
import { staffReviewSchema } from '../contract/reviews/staff-review.ts';
import { z } from '../contract/zod.ts';
import { columnsFor } from '../db/columns-for.ts';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { byTime, pageOf, pagingOf, toPage } from '../operations/paging.ts';

const columns = {
  ...columnsFor(reviews, staffReviewSchema.shape),
  productName: orderedName,
  text: reviews.body,
};

/** Lists the reviews of a status: waiting ones from the oldest, the others from the latest. */
export const listReviews = operation({
  name: 'reviews.list',
  permission: 'reviews:read',
  input: z.object({
    status: z.enum(reviewStatuses).default('waiting'),
    ...pagingOf(z.string()),
  }),
  output: z.object({ ...pageOf(staffReviewSchema, z.string()), total: z.int() }),
  async run({ database: { read } }, { status, after, limit }) {
    const hasStatus = eq(reviews.status, status);
    const order = byTime(reviews.createdAt, reviews.id, status === 'waiting' ? asc : desc);
    const [totals] = await read.select({ total: count() }).from(reviews).where(hasStatus);
    const rows = await read.select(columns).from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId)).where(
        and(hasStatus, order.isAfter(after)),
      )
      .orderBy(...order.columns).limit(limit + 1);
    return { ...toPage(rows, limit, ({ id }) => id), total: totals?.total ?? 0 };
  },
});

const customerReviewSchema = staffReviewSchema.extend({
  customer: z.object({ name: z.string(), email: z.string() }),
});

export type CustomerReview = z.infer<typeof customerReviewSchema>;

/** Reads a review by its id, or by the beginning of its id if only one review has it. */
export const getReview = operation({
  name: 'reviews.get',
  permission: 'reviews:read',
  input: z.object({ id: z.string().trim().toLowerCase().min(4).max(100) }),
  output: customerReviewSchema,
  async run({ database: { read } }, { id }) {
    const rows = await read
      .select({ ...columns, customer: { name: users.name, email: users.email } }).from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(sql`substr(${reviews.id}, 1, ${id.length}) = ${id}`).limit(2);
    const [review] = rows;
    if (!review) throw new NotFoundError('review');
    if (rows.length > 1) throw new ConflictError('AMBIGUOUS_REVIEW');
    return review;
  },
});
