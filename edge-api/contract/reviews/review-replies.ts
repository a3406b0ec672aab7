import { z } from '../zod.ts';
import { ratings, reviewStatuses } from './review.ts';

export const reviewSchema = z.object({
  id: z.uuid(),
  author: z.string().describe('Name that the customer has chosen'),
  rating: z.literal(ratings),
  text: z.string().describe('Plain text with line breaks. May be empty'),
  date: z.iso.datetime(),
}).meta({ id: 'Review' });

/** Part of the approved reviews of a product, the latest first. */
export const reviewPageSchema = z.object({
  summary: z.object({
    count: z.int(),
    average: z.number().nullable().describe('With one decimal; null without reviews'),
    counts: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })
      .describe('Number of reviews by rating'),
  }).describe('Summary of all reviews of the product'),
  reviews: z.array(reviewSchema),
  next: z.string().nullable().describe('Value of `after` for the next part'),
});

/** Review of a customer, as its author sees it. */
export const ownReviewSchema = reviewSchema.omit({ id: true }).extend({
  status: z.enum(reviewStatuses).describe('Only approved reviews are shown to others'),
}).meta({ id: 'OwnReview' });

/** Product that a customer received and can review. */
export const reviewableProductSchema = z.object({
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  review: ownReviewSchema.nullable(),
});

/** Approved review of a product. All of them are by customers who received the product. */
export type Review = z.infer<typeof reviewSchema>;

export type ReviewPage = z.infer<typeof reviewPageSchema>;

export type ReviewSummary = ReviewPage['summary'];

export type OwnReview = z.infer<typeof ownReviewSchema>;

export type ReviewableProduct = z.infer<typeof reviewableProductSchema>;
