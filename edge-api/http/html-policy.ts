import { createMiddleware } from 'hono/factory';

/** Policy of an HTML reply that has no other: nothing is loaded, run or sent. */
const strictPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds a strict Content-Security-Policy to every HTML reply that has none. */
export const htmlPolicy = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return;
  if (!headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', strictPolicy);
});
