import { z } from 'zod';
import {
  type ChartGreeting,
  saveChartSchema,
  type SavedChart,
} from '../../contract/account/saved-chart.ts';
import { elementCycle } from '../../contract/tu-vi/element-cycle.ts';
import { timeSchema } from './reply.ts';

const { birth, details } = saveChartSchema.shape;

/** Chart that a user keeps. */
export const savedChartSchema = z.object({
  id: z.uuid(),
  birth,
  details,
  greets: z.boolean().describe('The home page shows products that suit this chart'),
  consentedAt: timeSchema,
}) satisfies z.ZodType<SavedChart>;

const element = z.enum(elementCycle);

/** Person for whom the home page shows products. */
export const greetingReplySchema = z.object({
  name: z.string(),
  menh: element.describe('Element of the birth'),
  weakest: element.describe('Weakest element of the four pillars that does not overcome it'),
}) satisfies z.ZodType<ChartGreeting>;
