import { z } from 'zod';
import { greetingSchema, saveChartSchema } from '../../contract/account/saved-chart.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { emptyReply, success } from '../schemas/reply.ts';
import { greetingReplySchema, savedChartSchema } from '../schemas/saved-chart-schemas.ts';

const { birth, chartId: id } = exampleValues;

const chartParams = z.object({ id: z.uuid() });

const profile = { tag: 'Profile', session: 'required' } as const;

/** Operations on the saved charts of the session. */
export const savedChartOperations: readonly Operation[] = [
  {
    ...profile,
    method: 'get',
    path: '/api/user/account/charts',
    id: 'listCharts',
    summary: 'Lists the saved charts',
    reply: success({ charts: z.array(savedChartSchema) }),
    examples: [{ summary: 'The charts' }],
  },
  {
    ...profile,
    method: 'get',
    path: '/api/user/account/charts/greeting',
    id: 'getGreeting',
    summary: 'Returns the person for whom the home page shows products',
    description: 'The reply contains the elements of the chart, not the birth.',
    reply: success({ greeting: greetingReplySchema.nullable() }),
    examples: [{ summary: 'A customer who asked for it' }],
  },
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/charts',
    id: 'saveChart',
    summary: 'Saves the birth of a chart, with explicit consent',
    description: 'A chart that was saved before is returned unchanged.',
    body: saveChartSchema,
    reply: success({ chart: savedChartSchema }),
    errors: ['CHART_LIMIT', 'RATE_LIMITED'],
    examples: [
      {
        summary: 'A birth with its time and place',
        request: {
          body: {
            birth: { ...birth, name: 'Trần Thị Bình' },
            details: { time: '08:30', place: 'north' },
            consent: true,
          },
        },
      },
      {
        summary: 'Without consent',
        request: { body: { birth, consent: false } },
        status: 422,
      },
    ],
  },
  {
    ...profile,
    method: 'put',
    path: '/api/user/account/charts/{id}',
    id: 'setGreeting',
    summary: 'Chooses the chart for which the home page shows products, or ends that',
    params: chartParams,
    body: greetingSchema,
    reply: emptyReply,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [{
      summary: 'No products any more',
      request: { params: { id }, body: { greets: false } },
    }],
  },
  {
    ...profile,
    method: 'delete',
    path: '/api/user/account/charts/{id}',
    id: 'deleteChart',
    summary: 'Deletes a saved chart',
    params: chartParams,
    reply: emptyReply,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [{ summary: 'A saved chart', request: { params: { id } } }],
  },
];
