import { Hono } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { describeError, type Log, loggedPath } from '../log.ts';
import { requestLog } from './request-log.ts';

/**
 * The outermost layer of a server, the API's as the whole shop's: a request id, one log line per
 * request, and the headers that keep a browser on the safe side.
 *
 * @param secure whether the shop is reached by https, so that browsers may be told to stay there
 */
export function createEdge(log: Log, secure: boolean) {
  const edge = new Hono<{ Variables: RequestIdVariables }>();
  edge.onError((error, c) => {
    log('error', 'request failed', {
      id: c.get('requestId'),
      path: loggedPath(c.req.path),
      ...describeError(error),
    });
    return c.text('Lỗi server, vui lòng thử lại sau', 500);
  });
  return edge
    .use(requestId({ limitLength: 64 }))
    .use(requestLog(log))
    .use(secureHeaders({
      // Popups of a log-in provider must be able to answer.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: secure ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
      xXssProtection: false,
      permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    }));
}
