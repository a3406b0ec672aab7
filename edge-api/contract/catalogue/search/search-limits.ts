/** Bounds of the effort of a search. */
export interface SearchLimits {
  /** Number of matches of each group that are put in order; further ones keep their order. */
  ranked: number;
  /** Number of matches up to which they are counted for the first pages. */
  counted: number;
}

/** Bounds of a search in the shop. */
export const searchLimits: SearchLimits = { ranked: 120, counted: 1_000 };
