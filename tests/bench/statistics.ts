/** Returns a quantile, such as the 99th percentile for `p` = 0.99. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN;
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
