import { z } from '../zod.ts';
import { subCategoriesOf } from './categories.ts';
import { productIdPattern } from './product-id.ts';

/** Product of the catalogue as listed by `GET /api/food/list`. Prices are integers in đồng. */
export const productSchema = z.object({
  _id: z.string().regex(productIdPattern),
  name: z.string().trim().min(1).max(200).normalize('NFC'),
  description: z.string().trim().max(5000).normalize('NFC'),
  price: z.int().positive().max(1_000_000_000_000),
  originalPrice: z.int().positive().max(1_000_000_000_000).optional(),
  image: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,159}$/i),
  /** Dominant colour of the picture, such as `#a59c8a`; shown until the picture has loaded. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/).optional(),
  category: z.string(),
  subCategory: z.string(),
  stock: z.int().nonnegative().max(1_000_000),
}).refine(({ category, subCategory }) => subCategoriesOf(category).includes(subCategory), {
  path: ['subCategory'],
  error: 'is not a subcategory of a category of the shop',
}).refine(({ price, originalPrice }) => originalPrice === undefined || originalPrice > price, {
  path: ['originalPrice'],
  error: 'must be higher than the price',
});

/** Product of the catalogue. */
export type Product = z.infer<typeof productSchema>;
