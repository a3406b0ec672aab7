import { createMiddleware } from 'hono/factory';

/** For replies about somebody: no cache keeps them. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
