import { z } from 'zod';
import { type OwnReview, ratings, type Review } from '../../contract/reviews/review.ts';
import { reviewStatuses } from '../../contract/reviews/review-status.ts';
import { timeSchema } from './reply.ts';

const fields = {
  author: z.string().describe('Name that the customer has chosen'),
  rating: z.literal(ratings),
  text: z.string().describe('Plain text with line breaks. May be empty'),
  date: timeSchema,
};

/** Shown review of a product. */
export const reviewSchema = z.object({ id: z.uuid(), ...fields }) satisfies z.ZodType<Review>;

/** Review as its author sees it. */
export const ownReviewSchema = z.object({
  ...fields,
  status: z.enum(reviewStatuses).describe('Only approved reviews are shown to others'),
}) satisfies z.ZodType<OwnReview>;
