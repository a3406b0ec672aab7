import { tuViRequestSchema } from '../../contract/tu-vi/tu-vi.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { analysisSchema } from '../schemas/analysis-schema.ts';
import { success } from '../schemas/reply.ts';

const { birth } = exampleValues;

/** Operations of the analysis service. */
export const tuViOperations: readonly Operation[] = [{
  method: 'post',
  path: '/analyze-user',
  id: 'analyzeBirth',
  tag: 'Tử Vi',
  summary: 'Analyses a birth',
  description: 'Date and hour are those of Vietnam (UTC+7). Errors have their message as `error` ' +
    'as well.',
  body: tuViRequestSchema,
  reply: success({ data: analysisSchema }),
  examples: [
    { summary: 'A birth', request: { body: birth } },
    {
      summary: 'A day that does not exist',
      request: { body: { ...birth, birthDay: 30 } },
      status: 422,
    },
  ],
}];
