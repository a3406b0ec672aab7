/** Treatment of existing products by an import. */
export interface ImportOptions {
  /** Removes products that are not in the file, and applies the file's order. */
  replace?: boolean;
  /** Keeps the stock of existing products. */
  keepStock?: boolean;
}
