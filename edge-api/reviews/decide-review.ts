import { eq } from 'drizzle-orm';
import type { ReviewStatus } from '../contract/reviews/review-status.ts';
import type { Database } from '../db/database.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ConflictError } from '../errors.ts';

/** Decision of the owner about a review. */
export type ReviewDecision = Exclude<ReviewStatus, 'waiting'>;

/**
 * Approves or rejects a review on behalf of the owner. A decision can be changed later. A review
 * that its author has changed meanwhile has another id, so that an unread text is never approved.
 *
 * @param now ms since 1970
 * @returns the previous status
 * @throws {ConflictError} `REVIEW_CHANGED` if the review was changed or deleted
 */
export async function decideReview(
  database: Database,
  { id, decision }: { id: string; decision: ReviewDecision },
  now: number,
): Promise<ReviewStatus> {
  const [[before]] = await database.batch((db) => [
    db.select({ status: reviews.status }).from(reviews).where(eq(reviews.id, id)),
    db.update(reviews).set({ status: decision, decidedAt: now }).where(eq(reviews.id, id)),
  ]);
  if (!before) {
    throw new ConflictError(
      'REVIEW_CHANGED',
      'Đánh giá này vừa được sửa hoặc xóa. Vui lòng tải lại danh sách.',
    );
  }
  return before.status;
}
