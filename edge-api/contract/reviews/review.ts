import type { ReviewStatus } from './review-status.ts';

/** Numbers of stars, the worst first. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Number of stars. */
export type Rating = (typeof ratings)[number];

/** Maximum length of the text of a review, in characters. */
export const reviewTextLimit = 1_000;

/** Maximum length of the shown name of an author, in characters. */
export const reviewAuthorLimit = 40;

/** Approved review of a product. All of them are by customers who received the product. */
export interface Review {
  id: string;
  /** Name that the customer has chosen. */
  author: string;
  rating: Rating;
  /** May be empty. Contains line breaks, but no markup. */
  text: string;
  /** Time of writing, ISO 8601 in UTC. */
  date: string;
}

/** Summary of the approved reviews of a product. */
export interface ReviewSummary {
  count: number;
  /** Mean rating with one decimal; null without reviews. */
  average: number | null;
  /** Number of reviews by rating. */
  counts: Readonly<Record<Rating, number>>;
}

/** Part of the approved reviews of a product, the latest first. */
export interface ReviewPage {
  /** Summary of all reviews of the product. */
  summary: ReviewSummary;
  reviews: Review[];
  /** Value of the parameter `after` for the next part; null if this is the last one. */
  next: string | null;
}

/** Review of a customer, as its author sees it. */
export interface OwnReview extends Omit<Review, 'id'> {
  status: ReviewStatus;
}

/** Product that a customer received and can review. */
export interface ReviewableProduct {
  productId: string;
  /** Name of the product. */
  name: string;
  /** File name of the picture of the product. */
  image: string;
  /** Null if the customer has not reviewed the product yet. */
  review: OwnReview | null;
}
