import { and, asc, eq } from 'drizzle-orm';
import type { ApiDeps } from '../../api-deps.ts';
import { isGuest } from '../../account/guests/open-guest.ts';
import { findSessionUser } from '../../sessions/session.ts';
import type { ReviewInput } from '../../contract/reviews/review-input.ts';
import type { OwnReview, ReviewableProduct } from '../../contract/reviews/review-replies.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orderItems } from '../../db/schema/order-tables.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { listOwnReviews } from '../../reviews/list-own-reviews.ts';
import { deleteReview, writeReview } from '../../reviews/write-review.ts';
import type { OpenedOrder } from './open-order.ts';

type Deps = Pick<ApiDeps, 'database' | 'clock'>;

/** Products of a delivered order that the visitor can review. */
export interface OrderReviews {
  /** `true` if the order belongs to an account, whose owner must log in first. */
  logIn: boolean;
  /** Name of the customer. */
  name: string;
  products: ReviewableProduct[];
}

/**
 * Lists the products of a delivered order in the sequence of the order, each with the review of the
 * customer. A guest reviews with a link that opens the whole order, the owner of an account with
 * the session only.
 *
 * @throws {NotFoundError} for an order that was not delivered, or is not shown as a whole
 */
export async function readOrderReviews(
  { database, clock }: Deps,
  { order, access }: OpenedOrder,
  token: string,
): Promise<OrderReviews> {
  if (access !== 'full' || order.status !== 'delivered') throw new NotFoundError('order');
  const { id, userId } = order;
  const { read } = database;
  const signedIn = await findSessionUser(database, token, clock());
  const [guest] = await read.select().from(users).where(and(eq(users.id, userId), isGuest));
  const reviewer = signedIn?.id === userId ? signedIn : guest;
  if (!reviewer) return { logIn: true, name: '', products: [] };
  const items = await read.select({ productId: orderItems.productId }).from(orderItems)
    .where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position));
  const listed = await listOwnReviews(database, userId);
  const byId = new Map(listed.map((product) => [product.productId, product]));
  const products = items.flatMap(({ productId }) => byId.get(productId) ?? []);
  return { logIn: false, name: reviewer.name, products };
}

/**
 * Writes or replaces the review of a product of a delivered order.
 *
 * @throws {NotFoundError} like `readOrderReviews()`
 * @throws {ForbiddenError} if the order does not have the product, or its customer must log in
 */
export async function reviewOrder(
  deps: Deps,
  opened: OpenedOrder,
  { token, productId, review }: { token: string; productId: string; review: ReviewInput },
): Promise<OwnReview> {
  const key = await reviewKey(deps, opened, token, productId);
  return await writeReview(deps.database, key, review, deps.clock());
}

/** Deletes the review of a product of a delivered order. Throws like `reviewOrder()`. */
export async function deleteOrderReview(
  deps: Deps,
  opened: OpenedOrder,
  { token, productId }: { token: string; productId: string },
): Promise<void> {
  await deleteReview(deps.database, await reviewKey(deps, opened, token, productId));
}

async function reviewKey(deps: Deps, opened: OpenedOrder, token: string, productId: string) {
  const { products } = await readOrderReviews(deps, opened, token);
  if (products.every((product) => product.productId !== productId)) {
    throw new ForbiddenError('notBought');
  }
  return { userId: opened.order.userId, productId };
}
