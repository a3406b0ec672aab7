import type { Rating } from '../review-types.ts';

const meanings: Readonly<Record<Rating, string>> = {
  1: 'Rất không hài lòng',
  2: 'Chưa hài lòng',
  3: 'Bình thường',
  4: 'Hài lòng',
  5: 'Rất hài lòng',
};

/** Texts of the field for a rating. */
export const ratingFieldMessages = {
  question: 'Bạn chấm mấy sao?',
  /** Meaning of each number of stars. */
  meanings,
  /** Name of a star for screen readers. */
  star: (rating: Rating, meaning: string) => `${rating} sao, ${meaning.toLowerCase()}`,
};
