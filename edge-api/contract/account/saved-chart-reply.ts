import { elementCycle } from '../tu-vi/element-cycle.ts';
import { z } from '../zod.ts';
import { saveChartSchema } from './saved-chart.ts';

export const savedChartSchema = saveChartSchema.omit({ consent: true }).extend({
  id: z.uuid(),
  greets: z.boolean()
    .describe('The home page shows products that suit this chart; true for one at most'),
  consentedAt: z.iso.datetime(),
}).meta({ id: 'SavedChart' });

/** Person for whom the home page shows products, without the birth. */
export const chartGreetingSchema = z.object({
  name: z.string().describe('Name on the chart'),
  menh: z.enum(elementCycle).describe('Element of the birth'),
  weakest: z.enum(elementCycle)
    .describe('Weakest element of the four pillars that does not overcome it'),
});

export type SavedChart = z.infer<typeof savedChartSchema>;

export type ChartGreeting = z.infer<typeof chartGreetingSchema>;
