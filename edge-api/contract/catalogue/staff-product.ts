import { z } from '../zod.ts';
import { productFields, schemasOf } from './product-fields.ts';

const { _id: _, serial: _serial, ...fields } = productFields;

/** Number of mailboxes that wait until the product is in stock again. */
const waiting = z.int();

/** Picture of a product with the text that describes it. */
const pictureSchema = z.object({ name: z.string(), alt: z.string() });

/** Product as the shop's staff edits it. */
export const staffProductSchema = z.object({
  id: z.string(),
  /** Grows with every edit, but not with sales or reviews. */
  version: z.int(),
  /** `true` if the shop does not sell the product at present. */
  hidden: z.boolean(),
  waiting,
  /** `image` and `gallery` with their texts, for display. */
  pictures: z.array(pictureSchema),
  ...schemasOf(fields),
});

export type StaffProduct = z.infer<typeof staffProductSchema>;

/** Product in the list of the staff. */
export const productSummarySchema = z.object({
  id: z.string(),
  /** Version of the product for `products.save`. */
  version: z.int(),
  name: z.string(),
  /** Price in đồng. */
  price: z.int(),
  originalPrice: z.int().nullable(),
  stock: z.int(),
  /** `true` if few units are left, by the mark of the product. */
  low: z.boolean(),
  image: z.string(),
  imageForms: z.string().nullable(),
  category: z.string(),
  subCategory: z.string(),
  family: z.string().nullable(),
  option: z.string().nullable(),
  hidden: z.boolean(),
  waiting,
});

export type ProductSummary = z.infer<typeof productSummarySchema>;

export const stockMovementSchema = z.object({
  id: z.int(),
  productId: z.string(),
  /** Name of the product, if the shop still has it. */
  productName: z.string().optional(),
  delta: z.int(),
  reason: z.string(),
  orderId: z.string().optional(),
  orderCode: z.string().optional(),
  actor: z.string(),
  /** Name of the member of staff, if the actor is one. */
  actorName: z.string().optional(),
  /** ms since 1970 */
  at: z.int(),
});

export type StockMovement = z.infer<typeof stockMovementSchema>;
