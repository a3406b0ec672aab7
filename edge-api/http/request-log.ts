import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { type Log, loggedPath } from '../log.ts';

/**
 * One line per request: what was asked, what was answered, how long it took. The query string is left
 * out, because a link from a mail carries a token in it.
 */
export function requestLog(log: Log, now: () => number = () => performance.now()) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = now();
    await next();
    log('info', 'request', {
      id: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round((now() - start) * 100) / 100,
    });
  });
}
