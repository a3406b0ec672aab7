/**
 * Inserts zero-width non-joiners wherever a mail program could recognize a link: around dots within
 * a word, after colons and slashes of a scheme, and around `@`. The text looks the same.
 *
 * @example
 * ```ts
 * import { breakLinks } from './break-links.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(breakLinks('evil.example'), 'evil\u200c.\u200cexample');
 * assert.equal(breakLinks('Nhà số 5. Gọi trước'), 'Nhà số 5. Gọi trước');
 * ```
 */
export function breakLinks(text: string): string {
  return text
    .replace(/[.。．｡](?=\S)/gu, '\u200c$&\u200c')
    .replace(/[:/](?=\/)|:(?=[^\s\d])/gu, '$&\u200c')
    .replace(/@/g, '\u200c@\u200c');
}
