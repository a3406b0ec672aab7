import { addressSchema, addressTexts } from '../checkout/address.ts';
import { longText, textLine } from '../text-schema.ts';
import { withoutFormat } from '../visible-text.ts';
import { z } from '../zod.ts';
import { awaitedTransferSchema } from './bank-transfer.ts';
import { orderAmounts, orderChangeSchema, picturedItemSchema } from './order-contents.ts';
import { orderPayments } from './order-payment.ts';
import { orderStatuses } from './order-status.ts';

const missingCode = 'Vui lòng nhập mã đơn hàng.';

/** Code of an order as a customer types it. */
const codeSchema = z.string(missingCode).trim().min(1, missingCode)
  .max(40, 'Mã đơn hàng không đúng.');

/** Order that a customer opens: by its session, or with the key of a link. */
export const openOrderSchema = z.object({
  code: codeSchema,
  key: z.string().max(100).optional().describe('Key of the link in a mail, or of a look-up'),
});

export type OpenOrder = z.infer<typeof openOrderSchema>;

/** Body of `POST /api/order/lookup`. */
export const lookUpSchema = z.object({
  code: codeSchema,
  phone: z.string('Vui lòng nhập số điện thoại.').trim().min(1, 'Vui lòng nhập số điện thoại.')
    .max(40, 'Số điện thoại không đúng.'),
});

/** Body of `POST /api/order/unlock`: the last digits of the phone number. */
export const unlockSchema = openOrderSchema.required().extend({
  digits: z.string('Vui lòng nhập 4 số cuối.').trim().regex(/^\d{4}$/, 'Vui lòng nhập 4 số cuối.'),
});

/** Body of `POST /api/order/readdress`. */
export const readdressSchema = openOrderSchema.extend({ address: addressSchema });

/** Returns a tax code without the spaces and dots between its digits, and with plain dashes. */
const foldTaxCode = (text: string) =>
  withoutFormat(text).normalize('NFKC').replace(/[\s.]/g, '').replace(/[‐-―]/g, '-');

export const invoiceSchema = z.object({
  company: textLine(200, 'Vui lòng nhập tên công ty.'),
  taxCode: z.string('Vui lòng nhập mã số thuế.').overwrite(foldTaxCode).regex(
    /^(?:\d{10}(?:-\d{3})?|\d{12})$/,
    'Mã số thuế gồm 10 số, 10 số và 3 số của chi nhánh (0123456789-001), hoặc 12 số.',
  ),
  address: textLine(300, 'Vui lòng nhập địa chỉ công ty.'),
});

export type Invoice = z.infer<typeof invoiceSchema>;

/** Body of `POST /api/order/invoice`. */
export const requestInvoiceSchema = openOrderSchema.extend({ invoice: invoiceSchema });

/** Body of `POST /api/order/return`. */
export const requestReturnSchema = openOrderSchema.extend({
  reason: longText('Lý do', 1_000, 'Vui lòng nhập lý do đổi trả.'),
});

/** Maximum number of pictures of a request to return goods. */
export const maxReturnPictures = 3;

/** Time for which a picture of goods is kept that staff never decide about, in ms. */
export const returnPictureLifetime = 90 * 24 * 60 * 60_000;

export const returnSchema = z.object({
  state: z.enum(['requested', 'accepted', 'refused']),
  reason: z.string().describe('Empty without full access'),
  note: z.string().nullable().describe('Note of the shop'),
  pictures: z.int().describe('Number of pictures that the customer has sent'),
  at: z.int(),
});

/** Order as its customer sees it. Amounts are đồng, times ms since 1970. */
export const ownOrderSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  access: z.enum(['full', 'mail'])
    .describe('`mail`: opened with the link of a mail, which shows less'),
  status: z.enum(orderStatuses),
  payment: z.enum(orderPayments),
  createdAt: z.int(),
  expiresAt: z.int().nullable().describe('Deadline of the payment or confirmation'),
  items: z.array(picturedItemSchema),
  ...orderAmounts,
  deposit: z.int()
    .describe('Part of the amount that is transferred in advance, the rest is paid on delivery'),
  returnedAmount: z.int().describe('Part of the amount for items that came back'),
  paid: z.int().describe('Money that the customer has paid and not got back'),
  refunded: z.int().describe('Money that the customer has got back'),
  due: z.int().describe('Part of the amount that is not paid yet'),
  refundDue: z.int().describe('Money that the shop owes to the customer'),
  transfer: awaitedTransferSchema.nullable().describe('Transfer that is still to be made'),
  city: z.string(),
  scheme: z.enum(['districts', 'communes']).describe('Scheme of the address'),
  address: addressTexts.nullable().describe('Only with full access'),
  giftNote: z.string().nullable().describe(
    'Note to the recipient of a gift, empty without full access; null if the order is no gift',
  ),
  timeline: z.array(orderChangeSchema).describe('The latest first'),
  carrier: z.string().nullable(),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  changeableUntil: z.int().nullable()
    .describe('Time until which the customer can cancel the order or change its address'),
  invoice: invoiceSchema.nullable().describe('Requested invoice, only with full access'),
  returnableUntil: z.int().nullable()
    .describe('Time until which the customer can ask to return the goods'),
  return: returnSchema.nullable().describe('Request to return the goods'),
}).meta({ id: 'OwnOrder' });

export type OwnOrder = z.infer<typeof ownOrderSchema>;

/** Order as the recipient of a gift sees it: without amounts, payments, and personal data. */
export const giftOrderSchema = ownOrderSchema.pick({
  code: true,
  status: true,
  createdAt: true,
  city: true,
  timeline: true,
  carrier: true,
  trackingCode: true,
  trackingUrl: true,
}).extend({
  access: z.literal('gift').describe('Opened with the phone number of the recipient of a gift'),
  items: z.array(ownOrderSchema.shape.items.element.omit({ price: true })),
}).meta({ id: 'GiftOrder' });

export type GiftOrder = z.infer<typeof giftOrderSchema>;

/** Order as those see it who may open it. */
export const openedOrderSchema = z.discriminatedUnion('access', [ownOrderSchema, giftOrderSchema]);
