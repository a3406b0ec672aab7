import { giverName } from '../account/guests/giver-name.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { requireUser } from '../sessions/session.ts';
import { productIdPattern } from '../contract/catalogue/product-id.ts';
import { reviewInputSchema } from '../contract/reviews/review-input.ts';
import { ownReviewSchema, reviewableProductSchema } from '../contract/reviews/review-replies.ts';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { productIdParameter } from '../contract/catalogue/catalogue-requests.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../openapi/reply.ts';
import { reviewLimits } from '../rate-limit/rate-rules.ts';
import { listOwnReviews } from './list-own-reviews.ts';
import { deleteReview, writeReview } from './write-review.ts';

/** Routes of the reviews of a customer, for `/api/user/reviews`, with a session. */
export function ownReviewRoutes(
  { database, clock, limiter }: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
) {
  const signedIn = [noStore, requireUser(database, clock)] as const;
  const routes = new Hono()
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
  return describe('Reviews', routes, () => {
    const params = { productId: examples.productId };
    const pathParams = z.object({ productId: productIdParameter });
    return {
      'GET /': {
        id: 'listOwnReviews',
        summary: 'Lists the products that the customer received, each with the own review',
        reply: success({
          author: z.string().describe('Suggested name: the given name of the customer'),
          data: z.array(reviewableProductSchema),
        }),
      },
      'PUT /:productId': {
        id: 'writeReview',
        params: pathParams,
        summary: 'Writes or replaces the review of a received product',
        description: 'The review is shown after the approval of the shop. A changed review ' +
          'waits again.',
        reply: success({ review: ownReviewSchema }),
        errors: ['FORBIDDEN', 'NOT_FOUND'],
        example: { params, body: { rating: 5, text: 'Đá đẹp, giao nhanh.', author: 'An' } },
      },
      'DELETE /:productId': {
        id: 'deleteReview',
        params: pathParams,
        summary: 'Deletes the own review of a product',
        reply: emptyReply,
        errors: ['NOT_FOUND'],
        example: { params },
      },
    };
  });
}

/** Returns the id, so that no other text reaches the write queue. */
function toProductId(text: string): string {
  if (productIdPattern.test(text)) return text;
  throw new NotFoundError();
}

/**
 * Returns the name that the form of a review suggests: the given name, which is the last word with
 * a letter of a Vietnamese name. The whole name stays private unless the customer enters it.
 */
export function suggestAuthor(name: string): string {
  if (name === giverName) return '';
  return name.trim().split(/\s+/).findLast((word) => /\p{L}/u.test(word)) ?? '';
}
