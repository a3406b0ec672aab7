import { addressTexts } from '../checkout/address.ts';
import { z } from '../zod.ts';
import { orderStatuses } from './order-status.ts';

export const orderItemSchema = z.object({
  productId: z.string(),
  name: z.string(),
  price: z.int(),
  quantity: z.int(),
  returned: z.int().optional()
    .describe('Units that came back after the delivery; absent for none'),
});

/** Item with the picture that the product had when it was ordered. */
export const picturedItemSchema = orderItemSchema.extend({ image: z.string() });

/** Amounts of an order, in đồng. */
export const orderAmounts = {
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  amount: z.int(),
  promoCode: z.string().nullable(),
};

export const orderChangeSchema = z.object({
  kind: z.enum([
    ...['placed', 'status', 'confirmed', 'items', 'edited', 'parcel'] as const,
    ...['paid', 'refund', 'address', 'returned'] as const,
  ]),
  status: z.enum(orderStatuses).nullable(),
  at: z.int(),
});

/** Parts of an order that its customer and the shop's staff see alike. */
export const orderContents = {
  /** Fields of the delivery address; empty ones if the account was deleted. */
  address: addressTexts,
  items: z.array(orderItemSchema),
  ...orderAmounts,
  giftNote: z.string().optional()
    .describe('Note to the recipient of a gift, whose parcel has no prices; absent for others'),
  giverPhone: z.string().optional().describe('Phone number of the giver of a gift, if it is known'),
};
