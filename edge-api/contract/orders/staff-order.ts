import { z } from '../zod.ts';
import { awaitedTransferSchema, unmatchedTransferSchema } from './bank-transfer.ts';
import { orderChangeSchema, orderContents } from './order-contents.ts';
import { invoiceSchema, returnSchema } from './own-order.ts';
import { orderStatuses } from './order-status.ts';
import { orderPayments } from './order-payment.ts';

/** Order as the shop's staff sees it. Amounts are đồng, times ms since 1970. */
export const staffOrderSchema = z.object({
  id: z.string(),
  /** Code by which customer and staff name the order. */
  code: z.string(),
  /** Grows with every change of the order. */
  version: z.int(),
  status: z.enum(orderStatuses),
  payment: z.enum(orderPayments),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  /** Time at which an unpaid or unconfirmed order is cancelled. */
  expiresAt: z.int().nullable(),
  /** Time at which the customer confirmed the order by telephone. */
  confirmedAt: z.int().nullable(),
  /** Time at which the customer said to have made the transfer, which proves nothing. */
  claimedAt: z.int().nullable(),
  /** Company that delivers the parcel. */
  carrier: z.string().nullable(),
  /** Number of the parcel at that company. */
  trackingCode: z.string().nullable(),
  /** Account or guest that placed the order; `null` if the account was deleted. */
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** `true` if the shop has blocked the customer, or a phone number of the waiting order. */
  blocked: z.boolean(),
  ...orderContents,
  /** Money that was paid, or with a negative amount refunded. */
  payments: z.array(z.object({
    method: z.enum(orderPayments),
    amount: z.int(),
    state: z.enum(['open', 'paid', 'closed']),
    provider: z.string(),
    reference: z.string(),
    at: z.int(),
  })),
  /** Part of the amount of an order on delivery that is transferred in advance. */
  deposit: z.int(),
  /** Part of the amount for items that came back from the delivered order. */
  returnedAmount: z.int(),
  /** Amount that the shop has received and not paid back. */
  paid: z.int(),
  /** Amount that the shop has paid back. */
  refunded: z.int(),
  /** Amount that is still to be paid; if it is negative, to be refunded. */
  due: z.int(),
  /**
   * Amount of an order on delivery that was transferred after the hand-over of its parcel, so that
   * the carrier may collect it as well.
   */
  transferredLate: z.int(),
  /** Transfer for which the order waits. */
  transfer: awaitedTransferSchema.nullable(),
  /** Transfers that name the order and are not booked, because they came too late. */
  unmatched: z.array(unmatchedTransferSchema),
  /** Company for which the customer wants an invoice. */
  invoice: invoiceSchema.nullable(),
  /** Request of the customer to return the goods. */
  return: returnSchema.nullable(),
  /** Changes of the order, the latest first. The last one is its placement. */
  timeline: z.array(orderChangeSchema.extend({
    /** Name of the member of staff; otherwise `customer`, `cli`, `system` or `outside`. */
    actor: z.string(),
    /** Reason of a cancellation or a refund, or description of a change. */
    text: z.string().nullable(),
  })),
  /** Private notes of the staff, the latest first. */
  notes: z.array(z.object({ text: z.string(), at: z.int(), actor: z.string() })),
  /** Statuses that the order can get next. */
  nextStatuses: z.array(z.enum(orderStatuses)),
  /** The last change of the status, if it can be undone: status and time of its end. */
  undo: z.object({ status: z.enum(orderStatuses), at: z.int(), until: z.int() }).nullable(),
  /** Network, phone number and address of an order that is not confirmed and not paid. */
  origins: z.array(z.string()),
});

export type StaffOrder = z.infer<typeof staffOrderSchema>;
