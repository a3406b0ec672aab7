import { z } from 'zod';
import { detailedProductSchema, productSchema } from '../../contract/catalogue/product.ts';
import { relatedLimit } from '../../catalogue/product-page/related-products.ts';

/** Content of the page of a product. */
export const productPageSchema = z.object({
  product: detailedProductSchema,
  rating: z.object({ average: z.number().min(1).max(5), count: z.int().positive() }).nullable(),
  related: z.array(productSchema).max(relatedLimit),
  terms: z.object({
    delivery: z.object({
      area: z.string(),
      preparation: z.string(),
      time: z.string(),
      remoteTime: z.string(),
    }),
    returns: z.object({ days: z.int(), refundDays: z.int() }),
  }),
});
