import type { Rating } from '../review-types.ts';

/** Texts of the summary of reviews. */
export const reviewSummaryMessages = {
  count: (reviews: number) => `${reviews} đánh giá`,
  stars: (rating: Rating) => `${rating} sao`,
  /** Follows the number of reviews with a rating, for screen readers. */
  unit: (_reviews: number) => 'đánh giá',
};
