import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { type Log, redactPath } from '../log.ts';

export interface LoggedRequest {
  id: string;
  method: string;
  /** Path without the query string, because the links in mails contain a token. */
  path: string;
  status: number;
}

/**
 * Logs a request.
 *
 * @param duration in ms
 */
export function logRequest(log: Log, request: LoggedRequest, duration: number): void {
  log('info', 'request', { ...request, ms: Math.round(duration * 100) / 100 });
}

/** Logs one line per request with its method, path, status and duration. */
export function requestLog(log: Log, now: () => number = () => performance.now()) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = now();
    await next();
    const { method, path } = c.req;
    const request = {
      id: c.get('requestId'),
      method,
      path: redactPath(path),
      status: c.res.status,
    };
    logRequest(log, request, now() - start);
  });
}
