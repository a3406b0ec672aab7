export interface StockChanges {
  /** Version up to which the changes are complete. */
  version: number;
  stock: Record<string, number>;
}

/** Maximum number of stocks in one reply. */
export const stockChangesLimit = 1_000;
