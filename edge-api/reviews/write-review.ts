import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { OwnReview } from '../contract/reviews/review-replies.ts';
import type { ReviewInput } from '../contract/reviews/review-input.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { toOwnReview } from './list-own-reviews.ts';

export interface ReviewKey {
  productId: string;
  userId: string;
}

/**
 * Writes or replaces the review of a customer who received the product. It is shown after the
 * owner's approval; a changed review waits again. The same review sent twice stays as it is.
 *
 * @throws {ForbiddenError} if no order with the product was delivered to the customer, the
 * product is not sold any more, or the shop has blocked the customer
 */
export async function writeReview(
  database: Database,
  key: ReviewKey,
  { rating, text, author }: ReviewInput,
  now: number,
): Promise<OwnReview> {
  const isSame = and(
    isOwn(key),
    eq(reviews.author, author),
    eq(reviews.rating, rating),
    eq(reviews.body, text),
  );
  const [, [row]] = await database.batch((db) => [
    db.insert(reviews).select(sql`
      select ${crypto.randomUUID()}, ${products.id}, ${users.id}, ${orders.id}, ${author},
        ${rating}, ${text}, 'waiting', ${now}, null
      from ${orders}
      join ${users} on ${eq(users.id, orders.userId)}
      join ${orderItems} on ${eq(orderItems.orderId, orders.id)}
      join ${products} on ${eq(products.id, orderItems.productId)}
      where ${
      and(
        eq(orders.userId, key.userId),
        eq(orders.status, 'delivered'),
        eq(orderItems.productId, key.productId),
        isNull(users.deletedAt),
        sql`not exists (select 1 from customer_records
          where user_id = ${users.id} and blocked_at is not null)`,
      )
    }
      order by ${desc(orders.createdAt)} limit 1`)
      .onConflictDoUpdate({
        target: [reviews.productId, reviews.userId],
        set: {
          id: sql`excluded.id`,
          orderId: sql`excluded.order_id`,
          author,
          rating,
          body: text,
          status: 'waiting',
          createdAt: now,
          decidedAt: null,
        },
        setWhere: or(
          ne(reviews.author, author),
          ne(reviews.rating, rating),
          ne(reviews.body, text),
        ),
      }),
    db.select().from(reviews).where(isSame),
  ]);
  if (!row) throw new ForbiddenError('notBought');
  return toOwnReview(row);
}

/**
 * Deletes the review of a customer.
 *
 * @throws {NotFoundError} if there is no such review
 */
export async function deleteReview(database: Database, key: ReviewKey): Promise<void> {
  const [deleted] = await database.batch((db) => [db.delete(reviews).where(isOwn(key))]);
  if (deleted.rowsAffected === 0) throw new NotFoundError('review');
}

const isOwn = ({ productId, userId }: ReviewKey) =>
  and(eq(reviews.productId, productId), eq(reviews.userId, userId));
