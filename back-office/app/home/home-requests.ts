/** Periods of the figures on the first page, in days. */
export const periods = [7, 30, 90];

/** Returns the period that an address names, in days. */
export const periodOf = (params: URLSearchParams): number =>
  periods.find((one) => String(one) === params.get('days')) ?? 7;

/** Inputs of the operations that the first page runs. */
export const homeInputs = {
  summary: (days: number) => ({ days }),
  latestOrders: { limit: 5 },
  newestProduct: { sort: 'newest', limit: 1 },
  // The pages themselves are large.
  savedPage: { operation: 'pages.save', limit: 1 },
};

/** Input of `orders.list` for the number of orders that wait. */
export const countsInput = { limit: 1 };

/** Key under which a browser remembers that the first steps are done, or not wanted. */
export const hiddenKey = 'first-steps-hidden';
