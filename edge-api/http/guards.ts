import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { MethodNotAllowedError, TooLargeError } from '../errors.ts';

/** Maximum size of a request body, in bytes. */
const maxBytes = 64 * 1024;

/**
 * The same for operations of staff, whose lists have up to 2,000 lines. Their session and their
 * permission are checked before the body is read.
 */
const maxStaffBytes = 2 ** 20;

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
  const limitOf = (maxSize: number) => ({
    maxSize,
    stream: bodyLimit({ maxSize, onError: tooLarge }),
  });
  const [limit, staffLimit] = [limitOf(maxBytes), limitOf(maxStaffBytes)];
  return [
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return reply(new MethodNotAllowedError(), c);
      },
    }),
    async (c, next) => {
      const { maxSize, stream } = c.req.path.startsWith('/api/admin/') ? staffLimit : limit;
      const length = c.req.header('Content-Length');
      if (length === undefined || c.req.header('Transfer-Encoding')) return stream(c, next);
      // Hono looks at the body also in this case, which makes a stream of it.
      return Number(length) > maxSize ? tooLarge(c) : await next();
    },
  ];
}
