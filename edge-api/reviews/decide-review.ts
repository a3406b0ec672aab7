import { and, eq } from 'drizzle-orm';
import { reviewStatuses } from '../contract/reviews/review-status.ts';
import { z } from '../contract/zod.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ConflictError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';

/**
 * Approves or rejects a review. A decision can be changed later. A review that its author has
 * changed meanwhile has another id, so that an unread text is never approved. Throws
 * {@linkcode ConflictError} `REVIEW_CHANGED` in that case.
 */
export const decideReview = operation({
  name: 'reviews.decide',
  permission: 'reviews:write',
  input: z.object({ id: z.string(), decision: z.enum(['approved', 'rejected']) }),
  output: z.object({
    id: z.string(),
    /** Status before the decision. */
    before: z.enum(reviewStatuses),
    status: z.enum(['approved', 'rejected']),
    decidedAt: z.int(),
  }),
  async run({ database, clock, commit }, { id, decision: status }) {
    const isReview = eq(reviews.id, id);
    const [review] = await database.read.select({ status: reviews.status }).from(reviews)
      .where(isReview);
    const decidedAt = clock();
    const before = review?.status;
    const decided = before && await commit((db) => [
      db.update(reviews).set({ status, decidedAt }).where(
        and(isReview, eq(reviews.status, before)),
      ),
    ], { subject: id, before: { status: before }, after: { status } });
    if (!before || !decided) throw new ConflictError('REVIEW_CHANGED');
    return { id, before, status, decidedAt };
  },
});
