import { analyze } from '@thach-an/lunar';
import { Hono } from 'hono';
import { tuViRequestSchema } from '../contract/tu-vi/tu-vi.ts';
import { NotFoundError } from '../errors.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { guards } from '../http/guards.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Log } from '../log.ts';

/**
 * The analysis service: `POST /analyze-user`. It has no state and no dependencies, so it runs alone
 * or as part of the shop. Its error responses have the message as `error` as well.
 */
export function tuViRoutes(log: Log) {
  const reply = createErrorHandler(log, { withErrorField: true });
  const analysis = new Hono();
  analysis.onError(reply);
  analysis.use('/analyze-user', ...guards(analysis, reply));
  return analysis
    .post('/analyze-user', ...jsonBody(tuViRequestSchema), (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ success: true as const, data: analyze(c.req.valid('json')) });
    })
    .all('/analyze-user', (c) => reply(new NotFoundError(), c));
}
