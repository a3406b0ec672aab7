import { z } from '../zod.ts';
import { subCategoriesOf } from './categories.ts';
import { elements } from './elements.ts';
import { productIdPattern } from './product-id.ts';

const pictureName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,159}$/i);

const isUnique = (items: readonly string[]) => new Set(items).size === items.length;

/** Product of the catalogue as listed by `GET /api/food/list`. Prices are integers in đồng. */
export const productSchema = z.object({
  _id: z.string().regex(productIdPattern),
  name: z.string().trim().min(1).max(200).normalize('NFC'),
  description: z.string().trim().max(5000).normalize('NFC'),
  price: z.int().positive().max(1_000_000_000_000),
  originalPrice: z.int().positive().max(1_000_000_000_000).optional(),
  image: pictureName,
  /** Dominant colour of the picture, such as `#a59c8a`; shown until the picture has loaded. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/).optional(),
  category: z.string(),
  subCategory: z.string(),
  stock: z.int().nonnegative().max(1_000_000),
  /** Kind of stone, such as 'Thạch anh tím'. */
  stone: z.string().trim().min(1).max(100).normalize('NFC').optional(),
  /** Elements to which the stone belongs, see `docs/stones.md`. */
  elements: z.array(z.enum(elements)).max(elements.length).refine(isUnique).optional(),
  /** Number in the order in which products were added. The database sets it. */
  serial: z.int().positive().optional(),
}).refine(({ category, subCategory }) => subCategoriesOf(category).includes(subCategory), {
  path: ['subCategory'],
  error: 'is not a subcategory of a category of the shop',
}).refine(({ price, originalPrice }) => originalPrice === undefined || originalPrice > price, {
  path: ['originalPrice'],
  error: 'must be higher than the price',
}).meta({ id: 'Product' });

/** Product of the catalogue. */
export type Product = z.infer<typeof productSchema>;

/** Product with the details that only its own page shows. */
export const detailedProductSchema = productSchema.safeExtend({
  /** Dimensions, such as 'Hạt 10 mm, chu vi 17 cm'. */
  size: z.string().trim().min(1).max(200).normalize('NFC').optional(),
  /** Advice on care. */
  care: z.string().trim().min(1).max(2000).normalize('NFC').optional(),
  /** Further pictures, in the order in which they are shown. */
  gallery: z.array(pictureName).max(12).refine(isUnique).optional(),
}).meta({ id: 'DetailedProduct' });

/** Product with the details that only its own page shows. */
export type DetailedProduct = z.infer<typeof detailedProductSchema>;
