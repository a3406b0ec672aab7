import { Hono } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { reviewPageSchema, reviewSchema } from '../contract/reviews/review-replies.ts';
import { queryParameters } from '../http/query-parameters.ts';
import { productIdParameter } from '../contract/catalogue/catalogue-requests.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { success } from '../openapi/reply.ts';
import { readReviews } from './read-reviews.ts';

/** Routes of the shown reviews, for `/api/catalogue`. */
export function reviewRoutes(
  { database, searchBudget }: Pick<ApiDeps, 'database' | 'searchBudget'>,
) {
  const routes = new Hono()
    .get('/products/:id/reviews', queryParameters(reviewQuerySchema), async (c) => {
      const id = c.req.param('id').slice(0, 80);
      const options = c.req.valid('query');
      const { reviews, ...page } = await searchBudget(c, () => readReviews(database, id, options));
      c.header('Cache-Control', 'no-cache');
      return c.json({ success: true as const, ...page, data: reviews });
    });
  return describe('Reviews', routes, () => ({
    'GET /products/:id/reviews': {
      id: 'listReviews',
      params: z.object({ id: productIdParameter }),
      summary: 'Lists the approved reviews of a product, the latest first',
      description: 'All of them are by customers who received the product. `next` is the value ' +
        'of `after` for the next part of the list.',
      reply: success({
        ...reviewPageSchema.omit({ reviews: true }).shape,
        data: z.array(reviewSchema),
      }),
      errors: ['NOT_FOUND'],
      example: { params: { id: examples.productId } },
    },
  }));
}

const invalidPlace = 'Vị trí trong danh sách đánh giá không hợp lệ.';

const reviewQuerySchema = z.object({
  after: z.string(invalidPlace).regex(/^\d{1,15}\.[\da-f-]{36}$/, invalidPlace).optional(),
});
