import type { FieldErrors } from '../../account/account-section/use-submission.ts';
import type { ReviewValues } from '../review-types.ts';
import type { reviewDialogMessages } from './review-dialog-messages.ts';

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
  messages: typeof reviewDialogMessages,
): FieldErrors<keyof ReviewValues> {
  const name = author.trim();
  return {
    rating: rating ? undefined : messages.missingRating,
    text: text.trim().length > limits.text ? messages.textTooLong(limits.text) : undefined,
    author: name === ''
      ? messages.missingAuthor
      : name.length > limits.author
      ? messages.authorTooLong(limits.author)
      : undefined,
  };
}
