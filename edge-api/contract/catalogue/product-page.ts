import { purchaseTermsSchema } from '../settings/purchase-terms.ts';
import { z } from '../zod.ts';
import { optionFields } from './family-option.ts';
import { detailedProductSchema, productSchema } from './product.ts';

export const relatedLimit = 8;

export const productPageSchema = z.object({
  product: detailedProductSchema.safeExtend({
    ...optionFields,
    galleryForms: z.array(z.string()).optional().describe(
      'Width and scaled forms of each picture in gallery, empty for one that was not uploaded',
    ),
  }),
  rating: z.object({ average: z.number().min(1).max(5), count: z.int().positive() }).nullable()
    .describe('Average of the approved reviews; null without any'),
  related: z.array(productSchema).max(relatedLimit).describe('Products like this one'),
  terms: purchaseTermsSchema,
});

export type ProductPageData = z.infer<typeof productPageSchema>;
