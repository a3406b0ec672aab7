/**
 * Formats a rating with at most one decimal, as it is written in Vietnamese.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { formatRating } from './format-rating.ts';
 *
 * assert.equal(formatRating(4.56), '4,6');
 * assert.equal(formatRating(5), '5');
 * ```
 */
export function formatRating(rating: number): string {
  return String(Math.round(10 * rating) / 10).replace('.', ',');
}
