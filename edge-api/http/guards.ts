import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { MethodNotAllowedError, TooLargeError } from '../errors.ts';

/** Maximum size of a request body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Creates the middleware in front of all routes with input: 405 for a path that exists with another
 * method, 413 for a body that is too large.
 */
export function guards<E extends Env>(
  // deno-lint-ignore no-explicit-any -- an application with any routes
  app: Hono<E, any>,
  reply: (error: unknown, c: Context) => Response,
): MiddlewareHandler<E>[] {
  const tooLarge = (c: Context) => reply(new TooLargeError(), c);
  const limitStream = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
  return [
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return reply(new MethodNotAllowedError(), c);
      },
    }),
    async (c, next) => {
      const length = c.req.header('Content-Length');
      if (length === undefined || c.req.header('Transfer-Encoding')) return limitStream(c, next);
      // Hono looks at the body also in this case, which makes a stream of it.
      return Number(length) > MAX_BODY_BYTES ? tooLarge(c) : await next();
    },
  ];
}
