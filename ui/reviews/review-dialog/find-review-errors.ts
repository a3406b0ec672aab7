import type { FieldErrors } from '../../account/account-section/use-submission.ts';
import type { ReviewValues } from '../review-types.ts';

/** Review that is being written. */
export interface DraftReview extends Omit<ReviewValues, 'rating'> {
  /** `undefined` before the choice. */
  rating: ReviewValues['rating'] | undefined;
}

/** Maximum lengths of the texts, in characters. */
const limits = { text: 1_000, author: 40 };

/** Returns the errors that are found without the server. */
export function findReviewErrors(
  { rating, text, author }: DraftReview,
): FieldErrors<keyof ReviewValues> {
  const name = author.trim();
  return {
    rating: rating ? undefined : 'Vui lòng chọn số sao.',
    text: text.trim().length > limits.text ? 'Đánh giá không được dài quá 1.000 ký tự.' : undefined,
    author: name === ''
      ? 'Vui lòng nhập tên hiển thị.'
      : name.length > limits.author
      ? `Tên hiển thị không được dài quá ${limits.author} ký tự.`
      : undefined,
  };
}
