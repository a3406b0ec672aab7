/** Stocks that have changed since a version. */
export interface StockChanges {
  /** Version up to which the changes are complete. */
  version: number;
  /** Stocks by the id of the product. */
  stock: Record<string, number>;
}

/** Maximum number of stocks in one reply. */
export const stockChangesLimit = 1_000;
