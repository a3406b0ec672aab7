import { foldedWords } from '../contract/catalogue/words.ts';
import { parsePhone } from '../contract/checkout/phone.ts';

/** Maximum number of words of a search. Further ones are ignored. */
const maxWords = 8;

/**
 * Returns the expressions with which `orders_search` finds orders by their code, phone number, name
 * and e-mail address, in the sequence in which to try them. Case, accents, spaces and signs do not
 * matter, and the last letters of each word may be missing.
 *
 * @returns nothing for a text without letters and digits
 *
 * @example
 * ```ts
 * import { searchExpressions } from './search-expressions.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(searchExpressions('Đặng An'), [
 *   'words : "dang" * AND words : "an" *',
 *   'compact : "dangan" *',
 * ]);
 * assert.deepEqual(searchExpressions('+84 912 345'), ['words : "0912345" *']);
 * ```
 */
export function searchExpressions(text: string): string[] {
  // Of an id, the index has the digits of the code.
  const [begun] = /^\s*[\da-f]{8}-[\da-f]{2}/i.exec(text) ?? [text];
  const words = foldedWords(begun).slice(0, maxWords);
  if (words.length === 0) return [];
  const compact = words.join('');
  if (/^[\d\s+().-]+$/.test(text)) {
    const digits = text.includes('+') ? compact.replace(/^84(?=\d)/, '0') : compact;
    return [beginning('words', parsePhone(text) ?? digits)];
  }
  const inWords = words.map((word) => beginning('words', word)).join(' AND ');
  return [inWords, beginning('compact', compact)];
}

/** The words consist of letters and digits, so that they need no escapes. */
const beginning = (column: string, word: string) => `${column} : "${word}" *`;
