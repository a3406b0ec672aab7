import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Rating, ratings } from '../contract/reviews/review.ts';
import type { Review, ReviewPage, ReviewSummary } from '../contract/reviews/review-replies.ts';
import type { Reader } from '../db/database.ts';
import { isShown as isSold } from '../catalogue/product-row.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { NotFoundError } from '../errors.ts';

/** Number of reviews in one part of the list. */
export const reviewPageSize = 8;

export interface ReviewPageOptions {
  /** `next` of the previous part. @default the first part */
  after?: string;
}

/**
 * Reads a part of the approved reviews of a product, the latest first, with a summary of all.
 *
 * @throws {NotFoundError} if the product is not sold
 */
export async function readReviews(
  database: Reader,
  productId: string,
  { after }: ReviewPageOptions = {},
): Promise<ReviewPage> {
  const [product] = await database.read.select({ ratingCount: products.ratingCount })
    .from(products).where(and(eq(products.id, productId), isSold));
  if (!product) throw new NotFoundError('product');
  if (product.ratingCount === 0) return { summary: summarize([]), reviews: [], next: null };
  const [summary, page] = await Promise.all([
    readSummary(database, productId),
    readPage(database, productId, after),
  ]);
  return { summary, ...page };
}

const isShown = (productId: string) =>
  // A constant: SQLite does not use a partial index for a parameter.
  and(eq(reviews.productId, productId), sql`${reviews.status} = 'approved'`);

async function readSummary({ read }: Reader, productId: string): Promise<ReviewSummary> {
  const rows = await read.select({ rating: reviews.rating, count: count() }).from(reviews)
    .where(isShown(productId)).groupBy(reviews.rating);
  return summarize(rows);
}

function summarize(rows: readonly { rating: number; count: number }[]): ReviewSummary {
  const countOf = new Map(rows.map(({ rating, count }) => [rating, count]));
  const counts = Object.fromEntries(
    ratings.map((rating) => [rating, countOf.get(rating) ?? 0]),
  ) as Record<Rating, number>;
  const total = ratings.reduce((sum, rating) => sum + counts[rating], 0);
  const stars = ratings.reduce((sum, rating) => sum + rating * counts[rating], 0);
  return {
    count: total,
    average: total === 0 ? null : Math.round(10 * stars / total) / 10,
    counts,
  };
}

async function readPage(
  { read }: Reader,
  productId: string,
  after: string | undefined,
): Promise<Pick<ReviewPage, 'reviews' | 'next'>> {
  const [time, id] = after?.split('.') ?? [];
  const isLater = after === undefined
    ? undefined
    : sql`(${reviews.createdAt}, ${reviews.id}) < (${Number(time)}, ${id})`;
  // One row more than a part, to find out if there are further ones.
  const rows = await read.select().from(reviews).where(and(isShown(productId), isLater))
    .orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(reviewPageSize + 1);
  const shown = rows.slice(0, reviewPageSize);
  const last = rows.length > reviewPageSize ? shown.at(-1) : undefined;
  return {
    reviews: shown.map(toReview),
    next: last ? `${last.createdAt}.${last.id}` : null,
  };
}

function toReview({ id, author, rating, body, createdAt }: typeof reviews.$inferSelect): Review {
  return {
    id,
    author,
    rating: rating as Rating,
    text: body,
    date: new Date(createdAt).toISOString(),
  };
}
