/**
 * Returns the name that the form of a review suggests: the given name, which is the last word of a
 * Vietnamese name. The whole name stays private unless the customer enters it.
 *
 * @example
 * ```ts
 * import { suggestAuthor } from './suggest-author.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(suggestAuthor('Nguyễn Thị Lan'), 'Lan');
 * ```
 */
export function suggestAuthor(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}
