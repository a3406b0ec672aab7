import { orderStatuses } from '../orders/order-status.ts';
import { z } from '../zod.ts';

/** Customer in a list. Times are in ms since 1970. */
export const customerSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** `guest` for a customer who has ordered without an account. */
  kind: z.enum(['account', 'guest']),
  createdAt: z.int(),
  /** Number of all orders. */
  orders: z.int(),
  /** Number of orders that were cancelled or returned. */
  failed: z.int(),
  /** Total of the delivered orders, in đồng. */
  spent: z.int(),
  blockedAt: z.int().nullable(),
});

export const customerSchema = customerSummarySchema.extend({
  version: z.int(),
  note: z.string(),
  emailVerified: z.boolean(),
  phones: z.array(z.string()),
  latestOrders: z.array(z.object({
    id: z.string(),
    code: z.string(),
    createdAt: z.int(),
    status: z.enum(orderStatuses),
    amount: z.int(),
  })),
});

export type Customer = z.infer<typeof customerSchema>;
