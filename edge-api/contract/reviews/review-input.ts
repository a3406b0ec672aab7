import { containsLink } from '../account/contains-link.ts';
import { lineSchema } from '../line-schema.ts';
import { unprintable, visibleText } from '../visible-text.ts';
import { z } from '../zod.ts';
import { ratings, reviewAuthorLimit, reviewTextLimit } from './review.ts';

const missingRating = 'Vui lòng chọn số sao.';
const missingAuthor = 'Vui lòng nhập tên hiển thị.';
const invalidText = 'Nội dung đánh giá không hợp lệ.';

/**
 * End of a sentence without a space before the next one, as in 'đẹp lắm.Giao hàng nhanh'. Many
 * people write so, and it is not a link.
 */
const joinedSentences = /\.(?=\p{Lu}\p{Ll})/gu;

/** Word that nobody writes. The search for links takes time quadratic in the length of a word. */
const longWord = /\S{101}/;

/** Returns the text with at most one empty line in a row, and without tabs. */
function tidyLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(/\n\s*\n/g, '\n\n');
}

/** Text of a review. It may be empty, because some customers only give stars. */
const reviewTextSchema = z.string(invalidText).trim().normalize('NFC').overwrite(visibleText)
  .overwrite(tidyLines)
  .max(reviewTextLimit, { error: 'Nhận xét không được dài quá 1.000 ký tự.', abort: true })
  .refine(
    (text) => !unprintable.test(text.replaceAll('\n', '')),
    'Đánh giá có ký tự không hợp lệ.',
  )
  .refine((text) => !longWord.test(text), { error: 'Đánh giá có từ quá dài.', abort: true })
  .refine(
    (text) => !containsLink(text.replaceAll(joinedSentences, '. ')),
    'Nhận xét không được chứa liên kết hoặc địa chỉ email. Nếu không có, bạn hãy thêm dấu cách sau dấu chấm.',
  );

/** Body of `PUT /api/user/reviews/:productId`. */
export const reviewInputSchema = z.object({
  rating: z.literal(ratings, missingRating),
  text: reviewTextSchema.default(''),
  author: lineSchema('Tên hiển thị', missingAuthor, 1, reviewAuthorLimit),
}, missingRating);

export type ReviewInput = z.infer<typeof reviewInputSchema>;
