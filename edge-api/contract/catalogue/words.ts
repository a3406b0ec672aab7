/** Returns a text without diacritics, with đ as d. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
}

/**
 * Folds a text for comparison: lower case, without diacritics, đ as d.
 *
 * @example
 * ```ts
 * import { foldText } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(foldText('Vòng Tay ĐÁ Mắt Hổ'), 'vong tay da mat ho');
 * ```
 */
export function foldText(text: string): string {
  return withoutMarks(text).toLowerCase();
}

/** Characters between words: all but letters and digits. */
const separators = /[^\p{L}\p{N}]+/u;

export function foldedWords(text: string): string[] {
  return foldText(text).split(separators).filter(Boolean);
}

/** Maximum number of words in a query. Further words are ignored. */
export const wordLimit = 32;
