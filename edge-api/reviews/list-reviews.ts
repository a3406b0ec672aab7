import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { ReviewStatus } from '../contract/reviews/review-status.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';

/** Review as the owner sees it. */
export type ReviewRecord = typeof reviews.$inferSelect & {
  /** Name of the product. */
  productName: string;
};

/** Filter of the listed reviews. */
export interface ReviewFilter {
  status: ReviewStatus;
  /** Maximum number of listed reviews. */
  limit: number;
}

/**
 * Returns the reviews of one status for the owner, and the total number of matches. Waiting reviews
 * begin with the oldest, the others with the latest.
 */
export async function listReviews(
  { read }: Pick<Database, 'read'>,
  { status, limit }: ReviewFilter,
): Promise<{ reviews: ReviewRecord[]; total: number }> {
  // A constant of the source: SQLite does not use a partial index for a parameter.
  const hasStatus = sql`${reviews.status} = ${sql.raw(`'${status}'`)}`;
  const byTime = status === 'waiting' ? asc : desc;
  const [totals] = await read.select({ total: count() }).from(reviews).where(hasStatus);
  const rows = await read.select({ review: reviews, productName: products.name }).from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId)).where(hasStatus)
    .orderBy(byTime(reviews.createdAt), byTime(reviews.id)).limit(limit);
  return {
    reviews: rows.map(({ review, productName }) => ({ ...review, productName })),
    total: totals?.total ?? 0,
  };
}
