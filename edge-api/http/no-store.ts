import { createMiddleware } from 'hono/factory';

/** Prevents caches from storing the response. For routes with personal data. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
