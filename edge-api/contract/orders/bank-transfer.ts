import { z } from '../zod.ts';
import { orderStatuses } from './order-status.ts';

const namedOrder = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(orderStatuses),
  amount: z.int(),
});

export const requestedTransferSchema = z.object({
  payload: z.string().describe('Text of the VietQR code'),
  bank: z.string().describe('Number of the bank (BIN)'),
  account: z.string(),
  name: z.string().describe('Holder of the account'),
  amount: z.int().describe('Amount to transfer, in đồng'),
  reference: z.string().describe('Text of the transfer'),
  expiresAt: z.int().describe('Time until which the shop keeps the goods, in ms since 1970'),
}).meta({ id: 'RequestedTransfer' });

export type RequestedTransfer = z.infer<typeof requestedTransferSchema>;

/** Transfer for which an order waits, with the texts and the picture of its code. */
export const awaitedTransferSchema = requestedTransferSchema.extend({
  bankName: z.string(),
  qr: z.string().describe('Picture of the code as SVG'),
  claimedAt: z.int().nullable().describe('Time at which the customer said to have paid'),
  inParts: z.boolean().describe('True if the amount exceeds a single transfer: the code has none'),
});

export type AwaitedTransfer = z.infer<typeof awaitedTransferSchema>;

/** Bank transfer that belongs to no order yet. Amounts are đồng, times ms since 1970. */
export const unmatchedTransferSchema = z.object({
  id: z.int(),
  provider: z.string(),
  amount: z.int(),
  at: z.int(),
  content: z.string(),
  /** Order that the text names; it was cancelled, or its deadline had passed. */
  order: namedOrder.nullable(),
  /** Orders that wait for a transfer of this amount. */
  suggestions: z.array(namedOrder),
});

export type UnmatchedTransfer = z.infer<typeof unmatchedTransferSchema>;
