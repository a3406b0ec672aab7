import { z } from '../zod.ts';
import { elements } from './elements.ts';

const element = z.enum(elements, 'Hành không hợp lệ.');

/** Query of `GET /api/catalogue/suited`: the elements of a chart. */
export const suitedQuerySchema = z.object({
  menh: element.describe('Element of the birth'),
  weakest: element.describe('Weakest element of the four pillars'),
}, 'Hành không hợp lệ.');
