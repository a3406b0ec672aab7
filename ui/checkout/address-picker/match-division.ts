/** Splits a text into lower-case words without diacritics. */
function wordsOf(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('đ', 'd')
    .split(/[\s.,]+/).filter(Boolean);
}

/**
 * Returns `true` if the name of a division contains every word of the query. Case and diacritics
 * are ignored, and đ equals d. A word of two or more characters may also be initials: 'hcm', 'q1'.
 *
 * @param name Name of the division, such as 'Thành phố Đà Nẵng'
 * @param query Text as typed; an empty text matches every division
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { matchesDivision } from './match-division.ts';
 *
 * assert.ok(matchesDivision('Thành phố Đà Nẵng', 'da nang'));
 * assert.ok(matchesDivision('Thành phố Hồ Chí Minh', 'tp hcm'));
 * assert.ok(!matchesDivision('Thành phố Đà Nẵng', 'da lat'));
 * ```
 */
export function matchesDivision(name: string, query: string): boolean {
  const words = wordsOf(name);
  const fullName = words.join(' ');
  const initials = words.map((word) => /^\d/.test(word) ? word : word.slice(0, 1)).join('');
  return wordsOf(query).every((word) =>
    fullName.includes(word) || (word.length > 1 && initials.includes(word))
  );
}
