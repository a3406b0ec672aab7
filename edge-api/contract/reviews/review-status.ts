/** States of a review. Only approved ones are shown to others. */
export const reviewStatuses = ['waiting', 'approved', 'rejected'] as const;

/** State of a review. */
export type ReviewStatus = (typeof reviewStatuses)[number];
