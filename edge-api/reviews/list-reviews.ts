import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { reviewStatuses } from '../contract/reviews/review-status.ts';
import { z } from '../contract/zod.ts';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';

const reviewSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  orderId: z.string(),
  /** Name that is shown. */
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  status: z.enum(reviewStatuses),
  /** ms since 1970 */
  createdAt: z.int(),
  decidedAt: z.int().nullable(),
});

/** Review as the shop's staff sees it. */
export type StaffReview = z.infer<typeof reviewSchema>;

const columns = {
  id: reviews.id,
  productId: reviews.productId,
  productName: products.name,
  orderId: reviews.orderId,
  author: reviews.author,
  rating: reviews.rating,
  text: reviews.body,
  status: reviews.status,
  createdAt: reviews.createdAt,
  decidedAt: reviews.decidedAt,
};

/** Lists the reviews of a status: waiting ones from the oldest, the others from the latest. */
export const listReviews = operation({
  name: 'reviews.list',
  permission: 'reviews:read',
  input: z.object({
    status: z.enum(reviewStatuses).default('waiting'),
    limit: z.int().min(1).max(1_000).default(50),
  }),
  output: z.object({ items: z.array(reviewSchema), total: z.int() }),
  async run({ database: { read } }, { status, limit }) {
    // A constant of the source: SQLite does not use a partial index for a parameter.
    const hasStatus = sql`${reviews.status} = ${sql.raw(`'${status}'`)}`;
    const byTime = status === 'waiting' ? asc : desc;
    const [totals] = await read.select({ total: count() }).from(reviews).where(hasStatus);
    const items = await read.select(columns).from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId)).where(hasStatus)
      .orderBy(byTime(reviews.createdAt), byTime(reviews.id)).limit(limit);
    return { items, total: totals?.total ?? 0 };
  },
});

const customerReviewSchema = reviewSchema.extend({
  customer: z.object({ name: z.string(), email: z.string() }),
});

/** Review with the customer who wrote it. */
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
