/** Control characters and bidirectional controls, which could manipulate the terminal. */
const controlCharacters = /[^\P{Cc}\n]|[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces control characters by U+FFFD. Names are entered by strangers and may contain escape
 * sequences.
 *
 * @example
 * ```ts
 * import { sanitizeForTerminal } from './sanitize-for-terminal.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(sanitizeForTerminal('Nguyễn\u001b[31m An'), 'Nguyễn�[31m An');
 * ```
 */
export function sanitizeForTerminal(text: string): string {
  return text.normalize('NFC').replace(controlCharacters, '\ufffd');
}
