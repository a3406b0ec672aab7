import { analyze } from '@thach-an/lunar';
import { Hono } from 'hono';
import { analysisSchema } from '../contract/tu-vi/analysis-schema.ts';
import { tuViRequestSchema } from '../contract/tu-vi/tu-vi.ts';
import { NotFoundError } from '../errors.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { guards } from '../http/guards.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Log } from '../log.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { success } from '../openapi/reply.ts';

/**
 * The analysis service: `POST /analyze-user`. It has no state and no dependencies, so it runs alone
 * or as part of the shop. Its error responses have the message as `error` as well.
 */
export function tuViRoutes(log: Log) {
  const reply = createErrorHandler(log, { withErrorField: true });
  const analysis = new Hono();
  analysis.onError(reply);
  analysis.use('/analyze-user', ...guards(analysis, reply));
  const routes = analysis
    .post('/analyze-user', ...jsonBody(tuViRequestSchema), (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ success: true as const, data: analyze(c.req.valid('json')) });
    });
  return describe('Tử Vi', routes, () => ({
    'POST /analyze-user': {
      id: 'analyzeBirth',
      summary: 'Analyses a birth',
      description: 'Date and hour are those of Vietnam (UTC+7). Errors have their message as ' +
        '`error` as well.',
      reply: success({ data: analysisSchema }),
      example: { body: examples.birth },
    },
  }))
    .all('/analyze-user', (c) => reply(new NotFoundError(), c));
}
