import { formatRating } from './format-rating.ts';

/** Notation of ratings, and their text for screen readers. */
export const starsMessages = {
  /** Formats a rating with at most one decimal. */
  format: formatRating,
  /** `rating` is formatted. */
  label: (rating: string) => `${rating} trên 5 sao`,
};
