/** Numbers of stars, the worst first. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Number of stars. */
export type Rating = (typeof ratings)[number];

export const reviewTextLimit = 1_000;

/** Maximum length of the shown name of an author, in characters. */
export const reviewAuthorLimit = 40;

/** States of a review. Only approved ones are shown to others. */
export const reviewStatuses = ['waiting', 'approved', 'rejected'] as const;
