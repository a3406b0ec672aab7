import { Hono } from 'hono';
import { requireUser } from '../account/sessions/require-user.ts';
import { productIdPattern } from '../contract/catalogue/product-id.ts';
import { reviewInputSchema } from '../contract/reviews/review-input.ts';
import type { Database } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { reviewLimits } from '../rate-limit/rate-rules.ts';
import { listOwnReviews } from './list-own-reviews.ts';
import { suggestAuthor } from './suggest-author.ts';
import { deleteReview, writeReview } from './write-review.ts';

/** Dependencies of {@linkcode ownReviewRoutes}. */
export interface OwnReviewRouteDeps {
  database: Database;
  /** ms since 1970 */
  clock: () => number;
  limiter: RateLimiter;
}

/**
 * Routes of the reviews of a customer, for `/api/user/reviews`: `GET /`, `PUT /:productId` and
 * `DELETE /:productId`. All of them require a session.
 */
export function ownReviewRoutes({ database, clock, limiter }: OwnReviewRouteDeps) {
  const signedIn = [noStore, requireUser(database, clock)] as const;
  return new Hono()
    .get('/', ...signedIn, async (c) => {
      const { id, name } = c.var.user;
      const data = await listOwnReviews(database, id);
      return c.json({ success: true as const, author: suggestAuthor(name), data });
    })
    .put('/:productId', ...signedIn, ...jsonBody(reviewInputSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(reviewLimits(userId));
      const key = { userId, productId: toProductId(c.req.param('productId')) };
      const review = await writeReview(database, key, c.req.valid('json'), clock());
      return c.json({ success: true as const, review });
    })
    .delete('/:productId', ...signedIn, async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(reviewLimits(userId));
      await deleteReview(database, { userId, productId: toProductId(c.req.param('productId')) });
      return c.json({ success: true as const });
    });
}

/** Returns the id, so that no other text reaches the write queue. */
function toProductId(text: string): string {
  if (productIdPattern.test(text)) return text;
  throw new NotFoundError();
}
