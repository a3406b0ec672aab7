import type { MiddlewareHandler } from 'hono';
import { Buffer } from 'node:buffer';

/**
 * Gives the JSON replies of all later handlers a `Content-Length`, so that a small one can be sent
 * without being counted as unread.
 */
export const sizedJson: MiddlewareHandler = (c, next) => {
  // The type of a reply is the type of its content, which this function does not know.
  // deno-lint-ignore no-explicit-any
  c.json = (content: unknown, arg?: any, headers?: any): any => {
    const body = JSON.stringify(content);
    const reply = c.body(body, arg, { 'Content-Type': 'application/json', ...headers });
    // Not among the headers above, which the context keeps for a reply that replaces this one.
    reply.headers.set('Content-Length', String(Buffer.byteLength(body)));
    return reply;
  };
  return next();
};
