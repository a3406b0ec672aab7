/** Number of stars. */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** Review as visitors see it. */
export interface ReviewView {
  id: string;
  /** Name that the author has chosen. */
  author: string;
  rating: Rating;
  /** Plain text with line breaks; may be empty. */
  text: string;
  /** Time of writing, in ISO 8601 with a time zone. */
  date: string;
}

/** Summary of the reviews of a product. */
export interface ReviewSummaryView {
  count: number;
  /** Mean rating with one decimal; null without reviews. */
  average: number | null;
  /** Number of reviews by rating. */
  counts: Readonly<Record<Rating, number>>;
}

/** Review of the customer. */
export interface OwnReviewView extends Omit<ReviewView, 'id'> {
  /** Decision of the shop. Only approved reviews are shown to others. */
  status: 'waiting' | 'approved' | 'rejected';
}

/** Text fields and rating of a review that is being written. */
export interface ReviewValues {
  rating: Rating;
  text: string;
  author: string;
}
