import { z } from '../zod.ts';
import { orderStatuses } from './order-status.ts';
import { orderPayments } from './order-payment.ts';

export const orderSummarySchema = z.object({
  id: z.string(),
  /** Code by which customer and staff name the order. */
  code: z.string(),
  version: z.int(),
  /** Time of placement, in ms since 1970. */
  createdAt: z.int(),
  /** Customer's name, family name first; empty if the account was deleted. */
  customer: z.string(),
  phone: z.string(),
  city: z.string(),
  pieces: z.int(),
  firstItem: z.string(),
  /** Amount to pay, in đồng. */
  amount: z.int(),
  payment: z.enum(orderPayments),
  status: z.enum(orderStatuses),
  /** Time at which the customer confirmed the order by telephone, in ms since 1970. */
  confirmedAt: z.int().nullable(),
});

export type OrderSummary = z.infer<typeof orderSummarySchema>;
