import { z } from '../zod.ts';
import { reviewStatuses } from './review.ts';

/** Review as the shop's staff sees it. Times are in ms since 1970. */
export const staffReviewSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  orderId: z.string(),
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  status: z.enum(reviewStatuses),
  /** ms since 1970 */
  createdAt: z.int(),
  decidedAt: z.int().nullable(),
});

export type StaffReview = z.infer<typeof staffReviewSchema>;
