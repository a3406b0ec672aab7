import { Hono } from 'hono';
import {
  greetingSchema,
  saveChartSchema,
  savedChartLimit,
} from '../../contract/account/saved-chart.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { accountChangeLimits } from '../../rate-limit/rate-rules.ts';
import type { AccountContext } from '../account-context.ts';
import { requireUser } from '../sessions/require-user.ts';
import { deleteSavedChart, setGreeting } from './change-saved-chart.ts';
import { findGreeting } from './find-greeting.ts';
import { listSavedCharts } from './list-saved-charts.ts';
import { saveChart } from './save-chart.ts';

/**
 * Routes of the saved charts of a user, for `/api/user/account/charts`: `GET /`, `POST /`,
 * `PUT /:id` (greeting on the home page), `DELETE /:id` and `GET /greeting`. All of them require a
 * session.
 */
export function savedChartRoutes({ database, clock, limiter }: AccountContext) {
  const signedIn = requireUser(database, clock);
  return new Hono()
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
      if (!chart) {
        throw new ConflictError(
          'CHART_LIMIT',
          `Bạn đã lưu đủ ${savedChartLimit} lá số, vui lòng xóa bớt trước khi lưu thêm.`,
        );
      }
      return c.json({ success: true as const, chart });
    })
    .put('/:id', signedIn, ...jsonBody(greetingSchema), async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      const { greets } = c.req.valid('json');
      await setGreeting(database, { userId, id: toChartId(c.req.param('id')) }, greets);
      return c.json({ success: true as const });
    })
    .delete('/:id', signedIn, async (c) => {
      const { id: userId } = c.var.user;
      await limiter.take(accountChangeLimits(userId));
      await deleteSavedChart(database, { userId, id: toChartId(c.req.param('id')) });
      return c.json({ success: true as const });
    });
}

/** Returns the id, so that no other text reaches the write queue. */
function toChartId(text: string): string {
  if (/^[\da-f-]{36}$/.test(text)) return text;
  throw new NotFoundError();
}
