import { Hono } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { runForClient } from '../concurrency/client-lane.ts';
import { describeError, type Log, redactPath } from '../log.ts';
import { siteOf } from '../rate-limit/network.ts';
import { redactSpans } from '../telemetry/redact-spans.ts';
import { requestTelemetry } from '../telemetry/request-telemetry.ts';
import { bodyTimeout } from './body-timeout.ts';
import { clientAddress } from './client-address.ts';
import { isUnavailable } from './error-reply.ts';
import { httpSentences } from './http-sentences.ts';
import type { ReplyMemo } from './reply-memo.ts';
import { requestLog } from './request-log.ts';

export interface HttpOptions {
  /** `true` if Strict-Transport-Security applies to the subdomains as well. @default false */
  hstsSubdomains?: boolean;
  /** Time in which the body of a request must arrive, in ms. @default 10 000 */
  bodyTimeoutMs?: number;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. @default none */
  trustedProxies?: readonly string[];
  /** Remembers reusable replies with all their headers. @default none */
  memo?: ReplyMemo;
}

/**
 * Creates the outermost Hono application of a server. It adds a request id, one log line per
 * request, telemetry, security headers, a time limit for request bodies, and turns of clients in
 * all queues.
 *
 * @param secure `true` if the shop is served over HTTPS, to send Strict-Transport-Security
 */
export function createBaseApp(
  log: Log,
  secure: boolean,
  { hstsSubdomains = false, bodyTimeoutMs = 10_000, trustedProxies = [], memo }: HttpOptions = {},
) {
  redactSpans();
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      return c.text(httpSentences.UNAVAILABLE, 503, {
        'Retry-After': '5',
        'Cache-Control': 'no-store',
      });
    }
    log('error', 'request failed', {
      id: c.get('requestId'),
      path: redactPath(c.req.path),
      ...describeError(error),
    });
    return c.text(httpSentences.INTERNAL, 500);
  });
  if (memo) app.use(memo.remember);
  const addressOf = clientAddress(trustedProxies);
  return app
    // One client with many requests must not delay the bodies, writes and log-ins of the others.
    .use((c, next) => runForClient(siteOf(addressOf(c)), next))
    .use(requestId({ limitLength: 64 }))
    .use(requestLog(log))
    .use(requestTelemetry)
    .use(secureHeaders({
      // The pop-up window of a log-in provider must be able to send its result.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: secure
        ? `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
        : false,
      xFrameOptions: 'DENY',
      xXssProtection: false,
      permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    }))
    .use(bodyTimeout(bodyTimeoutMs));
}
