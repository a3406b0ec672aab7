import { addressTexts } from '../checkout/address.ts';
import { z } from '../zod.ts';
import { picturedItemSchema } from './order-contents.ts';
import { orderPayments } from './order-payment.ts';

/** Order as listed by `POST /api/order/userorders`. */
export const listedOrderSchema = z.object({
  _id: z.uuid(),
  code: z.string().describe('Code by which customer and owner name the order'),
  items: z.array(picturedItemSchema),
  amount: z.int().describe('Amount to pay, in đồng'),
  date: z.iso.datetime(),
  status: z.string().describe('Vietnamese name of the status'),
  payment: z.enum(orderPayments),
  address: addressTexts.omit({ email: true, country: true }),
}).meta({ id: 'ListedOrder' });

export type ListedOrder = z.infer<typeof listedOrderSchema>;
