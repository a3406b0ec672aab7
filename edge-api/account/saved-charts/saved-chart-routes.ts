import { Hono } from 'hono';
import { z } from 'zod';
import { greetingSchema, saveChartSchema } from '../../contract/account/saved-chart.ts';
import { chartGreetingSchema, savedChartSchema } from '../../contract/account/saved-chart-reply.ts';
import { ConflictError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import { emptyReply, success } from '../../openapi/reply.ts';
import { accountChangeLimits } from '../../rate-limit/rate-rules.ts';
import { type AccountContext, checkId } from '../account-context.ts';
import { requireUser } from '../sessions/session.ts';
import {
  deleteSavedChart,
  findGreeting,
  listSavedCharts,
  saveChart,
  setGreeting,
} from './saved-charts.ts';

/** Routes of the charts of a user, for `/api/user/account/charts`, with a session. */
export function savedChartRoutes({ database, clock, limiter }: AccountContext) {
  const signedIn = requireUser(database, clock);
  const routes = new Hono()
    .get('/', signedIn, async (c) => {
      const charts = await listSavedCharts(database, c.var.user.id);
      return c.json({ success: true as const, charts });
    })
    .get('/greeting', signedIn, async (c) => {
      const greeting = await findGreeting(database, c.var.user.id) ?? null;
      return c.json({ success: true as const, greeting });
    })
    .post('/', signedIn, ...jsonBody(saveChartSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { birth, details } = c.req.valid('json');
      const chart = await saveChart(database, userId, { birth, details }, clock());
      if (!chart) throw new ConflictError('CHART_LIMIT');
      return c.json({ success: true as const, chart });
    })
    .put('/:id', signedIn, ...jsonBody(greetingSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { greets } = c.req.valid('json');
      await setGreeting(database, { userId, id: checkId(c.req.param('id')) }, greets);
      return c.json({ success: true as const });
    })
    .delete('/:id', signedIn, async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      await deleteSavedChart(database, { userId, id: checkId(c.req.param('id')) });
      return c.json({ success: true as const });
    });
  return describe('Profile', routes, () => {
    const params = z.object({ id: z.uuid() });
    return {
      'GET /': { id: 'listCharts', reply: success({ charts: z.array(savedChartSchema) }) },
      'GET /greeting': {
        id: 'getGreeting',
        reply: success({ greeting: chartGreetingSchema.nullable() }),
      },
      'POST /': {
        id: 'saveChart',
        reply: success({ chart: savedChartSchema }),
        errors: ['CHART_LIMIT', 'RATE_LIMITED'],
      },
      'PUT /:id': {
        id: 'setGreeting',
        params,
        reply: emptyReply,
        errors: ['NOT_FOUND', 'RATE_LIMITED'],
      },
      'DELETE /:id': {
        id: 'deleteChart',
        params,
        reply: emptyReply,
        errors: ['NOT_FOUND', 'RATE_LIMITED'],
      },
    };
  });
}
