import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import type { ReviewRecord } from '../../reviews/list-reviews.ts';
import { OwnerError } from '../owner-error.ts';

/** Review with the customer who wrote it. */
export interface ReviewWithCustomer extends ReviewRecord {
  customer: { name: string; email: string };
}

/** Minimum length of a prefix. Shorter ones are probably typing errors. */
const minPrefixLength = 4;

/**
 * Finds a review by its id or a unique prefix of the id.
 *
 * @throws {OwnerError} if no review or more than one review matches
 */
export async function findReview(
  { read }: Pick<Database, 'read'>,
  prefix: string,
): Promise<ReviewWithCustomer> {
  const normalized = prefix.trim().toLowerCase();
  if (normalized.length < minPrefixLength) {
    throw new OwnerError(
      'ID_TOO_SHORT',
      `Give at least ${minPrefixLength} letters of the review's id.`,
    );
  }
  const rows = await read
    .select({
      review: reviews,
      productName: products.name,
      customer: { name: users.name, email: users.email },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(sql`substr(${reviews.id}, 1, ${normalized.length}) = ${normalized}`).limit(2);
  const [row] = rows;
  if (!row) {
    throw new OwnerError(
      'UNKNOWN_REVIEW',
      `There is no review ${JSON.stringify(prefix)}. ` +
        'A review gets another id when its author changes it.',
    );
  }
  if (rows.length > 1) {
    throw new OwnerError('AMBIGUOUS_REVIEW', `More than one review begins with ${normalized}.`);
  }
  const { review, productName, customer } = row;
  return { ...review, productName, customer };
}
