import { orderedName } from '../catalogue/product-row.ts';
import { and, desc, eq, max } from 'drizzle-orm';
import type { Rating } from '../contract/reviews/review.ts';
import type { OwnReview, ReviewableProduct } from '../contract/reviews/review-replies.ts';
import type { Reader } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';

type ReviewRow = typeof reviews.$inferSelect;

/**
 * Returns the products that a customer received and that are still sold, each with the review of
 * the customer. The product of the latest order comes first.
 */
export async function listOwnReviews(
  { read }: Reader,
  userId: string,
): Promise<ReviewableProduct[]> {
  const rows = await read
    .select({
      productId: products.id,
      name: orderedName,
      image: products.image,
      review: reviews,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.userId, userId)))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'delivered')))
    .groupBy(products.id)
    .orderBy(desc(max(orders.createdAt)), products.id);
  return rows.map(({ review, ...product }) => ({
    ...product,
    review: review && toOwnReview(review),
  }));
}

export function toOwnReview({ author, rating, body, status, createdAt }: ReviewRow): OwnReview {
  return {
    author,
    rating: rating as Rating,
    text: body,
    status,
    date: new Date(createdAt).toISOString(),
  };
}
