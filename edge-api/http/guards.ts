import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { MethodNotAllowedError, TooLargeError } from '../errors.ts';

/** The largest body that is read, in bytes. */
const bodyLimitBytes = 64 * 1024;

/**
 * What stands before every route that takes input: 405 for an address that exists under another
 * method, 413 for a body that is too large.
 */
export function guards<E extends Env>(
  // deno-lint-ignore no-explicit-any -- an application of any routes
  app: Hono<E, any>,
  reply: (error: unknown, c: Context) => Response,
): MiddlewareHandler<E>[] {
  return [
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return reply(new MethodNotAllowedError(), c);
      },
    }),
    bodyLimit({ maxSize: bodyLimitBytes, onError: (c) => reply(new TooLargeError(), c) }),
  ];
}
