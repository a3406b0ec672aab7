import { orderContents } from '../orders/order-contents.ts';
import { invoiceSchema, returnSchema } from '../orders/own-order.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { ownReviewSchema } from '../reviews/review-replies.ts';
import { z } from '../zod.ts';
import { dataRequestKinds } from '../customers/data-request.ts';
import { accountOverviewSchema, accountSessionSchema } from './account-overview.ts';
import { savedChartSchema } from './saved-chart-reply.ts';
import { orderPayments } from '../orders/order-payment.ts';

/** Order in {@linkcode accountExportSchema}. Amounts are đồng. */
const exportedOrderSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  date: z.iso.datetime(),
  status: z.enum(orderStatuses),
  payment: z.enum(orderPayments),
  paidAt: z.iso.datetime().nullable()
    .describe('Time of the payment; for an order on delivery that of its delivery'),
  ...orderContents,
  invoice: invoiceSchema.optional().describe('Requested invoice'),
  return: returnSchema.extend({ at: z.iso.datetime() }).optional()
    .describe('Request to return the goods'),
});

/** All data about an account: the file of `GET /api/user/account/export`. */
export const accountExportSchema = accountOverviewSchema.extend({
  exportedAt: z.iso.datetime(),
  charts: z.array(savedChartSchema),
  orders: z.array(exportedOrderSchema).describe('Newest first'),
  consents: z.array(z.object({
    page: z.string(),
    version: z.string(),
    acceptedAt: z.iso.datetime(),
  })).describe('Accepted versions of the legal pages'),
  reviews: z.array(ownReviewSchema.extend({ productId: z.string() })),
  stockNotices: z.array(z.object({ productId: z.string(), requestedAt: z.iso.datetime() }))
    .describe('Products for which the verified mailbox waits'),
  cart: z.array(z.object({ productId: z.string(), quantity: z.int() })),
  orderAlerts: z.array(z.object({
    orderId: z.uuid(),
    service: z.string().describe('Host of the push service of the browser'),
    createdAt: z.iso.datetime(),
  })).describe('Browsers to which the news of an order are pushed'),
  dataRequests: z.array(z.object({
    kind: z.enum(dataRequestKinds),
    receivedAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
    outcome: z.string().nullable().describe('Answer of the shop'),
  })).describe('Requests about personal data that reached the shop by phone or mail'),
  sessions: z.array(accountSessionSchema.omit({ id: true, current: true })),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

export type ExportedOrder = z.infer<typeof exportedOrderSchema>;
