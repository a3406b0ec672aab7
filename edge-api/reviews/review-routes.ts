import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { createSearchBudget } from '../catalogue/search-budget.ts';
import { reviewQuerySchema } from '../contract/reviews/review-query.ts';
import type { Database } from '../db/database.ts';
import { ValidationError } from '../errors.ts';
import { readReviews } from './read-reviews.ts';

/** Dependencies of {@linkcode reviewRoutes}. */
export interface ReviewRouteDeps {
  database: Pick<Database, 'read'>;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
}

/**
 * Routes of the shown reviews, for `/api/catalogue`: `GET /products/:id/reviews` with the parameter
 * `after`.
 */
export function reviewRoutes({ database, trustedProxies }: ReviewRouteDeps) {
  const budget = createSearchBudget({ trustedProxies });
  return new Hono()
    .get('/products/:id/reviews', reviewQuery, async (c) => {
      const id = c.req.param('id').slice(0, 80);
      const options = c.req.valid('query');
      const { reviews, ...page } = await budget(c, () => readReviews(database, id, options));
      c.header('Cache-Control', 'no-cache');
      return c.json({ success: true as const, ...page, data: reviews });
    });
}

const reviewQuery = zValidator('query', reviewQuerySchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});
