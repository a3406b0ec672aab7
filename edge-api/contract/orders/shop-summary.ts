import { z } from '../zod.ts';

/** Summary of the shop for its staff. Days are the times at which they begin in Vietnam. */
export const homeSummarySchema = z.object({
  /** Orders that wait for the shop's confirmation; 1,001 if there are more than 1,000. */
  toConfirm: z.int(),
  toHandOver: z.int(),
  /** Orders that wait for a bank transfer. */
  awaitingTransfer: z.int(),
  /** Requests to return goods that are not decided. */
  returns: z.int(),
  /** Requests about personal data whose time limit is within a day, or has passed. */
  dataRequests: z.int(),
  /** Shown products with few units or none. */
  lowStock: z.int(),
  /** Accepted orders by the day of their placement, without cancelled and returned ones. */
  turnover: z.array(z.object({ day: z.int(), amount: z.int(), orders: z.int() })),
  /** Units that were sold, the most first. */
  bestSellers: z.array(z.object({ productId: z.string(), name: z.string(), quantity: z.int() })),
  newCustomers: z.array(z.object({ day: z.int(), customers: z.int() })),
});

export type HomeSummary = z.infer<typeof homeSummarySchema>;
