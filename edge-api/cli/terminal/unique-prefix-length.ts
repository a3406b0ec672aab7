/**
 * Returns the length of the shortest prefixes that are unique among different ids, at least 8.
 *
 * @example
 * ```ts
 * import { uniquePrefixLength } from './unique-prefix-length.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(uniquePrefixLength(['4079fbf8-bc46', '4079fbf8-be01']), 11);
 * ```
 */
export function uniquePrefixLength(ids: readonly string[]): number {
  for (let length = 8;; length++) {
    const prefixes = new Set(ids.map((id) => id.slice(0, length)));
    if (prefixes.size === ids.length) return length;
  }
}
