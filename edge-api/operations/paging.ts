import { z } from '../contract/zod.ts';

/** Fields of the input of an operation that lists rows page by page. */
export const pagingOf = <Mark extends z.ZodType>(mark: Mark) => ({
  /** `next` of the page before. */
  after: mark.optional(),
  limit: z.int().min(1).max(100).default(50),
});
