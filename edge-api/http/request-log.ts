import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { type Log, redactPath } from '../log.ts';

/**
 * Logs one line per request with its method, path, status and duration. The query string is
 * omitted, because the links in mails contain a token.
 */
export function requestLog(log: Log, now: () => number = () => performance.now()) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = now();
    await next();
    log('info', 'request', {
      id: c.get('requestId'),
      method: c.req.method,
      path: redactPath(c.req.path),
      status: c.res.status,
      ms: Math.round((now() - start) * 100) / 100,
    });
  });
}
