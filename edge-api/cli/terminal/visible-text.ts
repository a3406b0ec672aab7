/** Characters that would move the cursor, change colours or turn the direction of writing. */
const hidden = /[^\P{Cc}\n]|[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text as a terminal may show it: names come from other people.
 *
 * @example
 * ```ts
 * import { visibleText } from './visible-text.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(visibleText('Nguyễn\u001b[31m An'), 'Nguyễn�[31m An');
 * ```
 */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(hidden, '\ufffd');
}
