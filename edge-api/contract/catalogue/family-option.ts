import { z } from '../zod.ts';
import { productSchema } from './product.ts';

/** Product of a family, as a choice on the page of each of them. */
export const familyOptionSchema = z.object({
  _id: z.string(),
  option: z.string().describe('Difference from the others, such as 16 cm'),
  soldOut: z.boolean(),
}).meta({ id: 'FamilyOption' });

export type FamilyOption = z.infer<typeof familyOptionSchema>;

/** Field of a product that is shown by itself. */
export const optionFields = {
  options: z.array(familyOptionSchema).optional()
    .describe('Options of its family, itself among them; unset without a family'),
};

export const productChoiceSchema = productSchema.safeExtend(optionFields);

export type ProductChoice = z.infer<typeof productChoiceSchema>;
