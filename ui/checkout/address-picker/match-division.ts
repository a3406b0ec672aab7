function wordsOf(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('đ', 'd')
    .split(/[\s.,]+/).filter(Boolean);
}

/**
 * Tells whether a province, district or ward is meant by what was typed: every word must stand in its name, in
 * any case, with or without accents, đ as d. Two letters or more may also be initials: 'hcm', 'tp', 'q1'.
 *
 * @param name of the division, such as 'Thành phố Đà Nẵng'
 * @param query as typed; an empty one means all
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
  const whole = words.join(' ');
  const initials = words.map((word) => /^\d/.test(word) ? word : word.slice(0, 1)).join('');
  return wordsOf(query).every((word) =>
    whole.includes(word) || (word.length > 1 && initials.includes(word))
  );
}
