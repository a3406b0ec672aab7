import { and, eq } from 'drizzle-orm';
import { reviewStatuses } from '../contract/reviews/review.ts';
import { z } from '../contract/zod.ts';
import { reviews } from '../db/schema/review-tables.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';

/**
 * Approves or rejects a review. A decision can be changed later. A review that its author has
 * changed meanwhile has another id, so that an unread text is never approved. Throws
 * {@linkcode NotFoundError} in that case, and {@linkcode ConflictError} `CHANGED` if another
 * decision came first.
 */
export const decideReview = operation({
  name: 'reviews.decide',
  permission: 'reviews:write',
  input: z.object({ id: z.string(), decision: z.enum(['approved', 'rejected']) }),
  output: z.object({
    id: z.string(),
    before: z.enum(reviewStatuses),
    status: z.enum(['approved', 'rejected']),
    decidedAt: z.int(),
  }),
  async run({ database, clock, commit }, { id, decision: status }) {
    const isReview = eq(reviews.id, id);
    const readStatus = async () => {
      const [review] = await database.read.select({ status: reviews.status }).from(reviews)
        .where(isReview);
      if (!review) throw new NotFoundError('review');
      return review.status;
    };
    const before = await readStatus();
    const decidedAt = clock();
    const decided = await commit((db) => [
      db.update(reviews).set({ status, decidedAt }).where(
        and(isReview, eq(reviews.status, before)),
      ),
    ], { subject: id, before: { status: before }, after: { status } });
    if (!decided) {
      const current = { id, status: await readStatus() };
      throw new ConflictError('CHANGED.review', { details: { current } });
    }
    return { id, before, status, decidedAt };
  },
});
