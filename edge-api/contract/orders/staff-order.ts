import { z } from '../zod.ts';
import { orderContents } from './order-contents.ts';
import { orderStatuses } from './order-status.ts';

/** Order as the shop's staff sees it. Amounts are đồng, times ms since 1970. */
export const staffOrderSchema = z.object({
  id: z.string(),
  /** Code by which customer and staff name the order. */
  code: z.string(),
  /** Grows with every change of the order. */
  version: z.int(),
  status: z.enum(orderStatuses),
  payment: z.enum(['cod', 'card']),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  /** Time at which an unpaid or unconfirmed order is cancelled. */
  expiresAt: z.int().nullable(),
  ...orderContents,
  /** Network, phone number and address of an order that is not confirmed and not paid. */
  origins: z.array(z.string()),
});

/** Order as the shop's staff sees it. */
export type StaffOrder = z.infer<typeof staffOrderSchema>;
