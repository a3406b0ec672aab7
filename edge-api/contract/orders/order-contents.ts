import { addressTexts } from '../checkout/address.ts';
import { z } from '../zod.ts';

/** Parts of an order that its customer and the shop's staff see alike. Amounts are đồng. */
export const orderContents = {
  /** Fields of the delivery address; empty ones if the account was deleted. */
  address: addressTexts,
  items: z.array(z.object({
    productId: z.string(),
    name: z.string(),
    price: z.int(),
    quantity: z.int(),
  })),
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  amount: z.int(),
  promoCode: z.string().nullable(),
  giftNote: z.string().optional()
    .describe('Note to the recipient of a gift, whose parcel has no prices; absent for others'),
  giverPhone: z.string().optional().describe('Phone number of the giver of a gift, if it is known'),
};
