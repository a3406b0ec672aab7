import { createMiddleware } from 'hono/factory';

/** Forbids caches to store the response. For routes with personal data. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
