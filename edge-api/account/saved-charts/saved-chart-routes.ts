import { Hono } from 'hono';
import { z } from 'zod';
import { greetingSchema, saveChartSchema } from '../../contract/account/saved-chart.ts';
import { chartGreetingSchema, savedChartSchema } from '../../contract/account/saved-chart-reply.ts';
import { ConflictError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../../openapi/reply.ts';
import { accountChangeLimits } from '../../rate-limit/rate-rules.ts';
import { type AccountContext, checkId } from '../account-context.ts';
import { requireUser } from '../../sessions/session.ts';
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
    const { birth, id } = examples;
    const params = z.object({ id: z.uuid() });
    return {
      'GET /': {
        id: 'listCharts',
        summary: 'Lists the saved charts',
        reply: success({ charts: z.array(savedChartSchema) }),
      },
      'GET /greeting': {
        id: 'getGreeting',
        summary: 'Returns the person for whom the home page shows products',
        description: 'The reply contains the elements of the chart, not the birth.',
        reply: success({ greeting: chartGreetingSchema.nullable() }),
      },
      'POST /': {
        id: 'saveChart',
        summary: 'Saves the birth of a chart, with explicit consent',
        description: 'A chart that was saved before is returned unchanged.',
        reply: success({ chart: savedChartSchema }),
        errors: ['CHART_LIMIT'],
        example: {
          body: { birth, details: { time: '08:30', place: 'north' }, consent: true },
        },
      },
      'PUT /:id': {
        id: 'setGreeting',
        summary: 'Chooses the chart for which the home page shows products, or ends that',
        params,
        reply: emptyReply,
        errors: ['NOT_FOUND'],
        example: { params: { id }, body: { greets: false } },
      },
      'DELETE /:id': {
        id: 'deleteChart',
        summary: 'Deletes a saved chart',
        params,
        reply: emptyReply,
        errors: ['NOT_FOUND'],
        example: { params: { id } },
      },
    };
  });
}
