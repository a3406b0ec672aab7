import { foldedWords, foldText } from '../contract/catalogue/words.ts';
import { parsePhone } from '../contract/checkout/phone.ts';
import { findCodes } from './transfers/transfer-reference.ts';

/** Maximum number of words of a search. Further ones are ignored. */
const maxWords = 8;

/** Beginnings that an order must have, among its words or among its texts without spaces. */
export interface OrderSearch {
  /** Column of `orders_search`. */
  column: 'words' | 'compact';
  beginnings: readonly string[];
}

/**
 * Reads a search for orders by code, phone number, name and e-mail address. Case, accents, spaces
 * and signs do not matter, and the last letters of each word may be missing. Three or four digits
 * are also the last ones of a phone number. The text of a bank transfer is a search for the order
 * that it names.
 *
 * @returns the searches in the sequence in which to try them; none for a text without letters and
 * digits
 */
export function readOrderSearch(text: string): OrderSearch[] {
  // Of an id, the index has the digits of the code.
  const [begun] = /^\s*[\da-f]{8}-[\da-f]{2}/i.exec(text) ?? [text];
  const words = foldedWords(begun).slice(0, maxWords);
  if (words.length === 0) return [];
  const compact = words.join('');
  if (/^[\d\s+().-]+$/.test(text)) {
    const digits = text.includes('+') ? compact.replace(/^84(?=\d)/, '0') : compact;
    return [{
      column: 'words',
      beginnings: [parsePhone(text) ?? parsePhone(`0${compact}`) ?? digits],
    }];
  }
  return [
    { column: 'words', beginnings: words },
    { column: 'compact', beginnings: [compact] },
    ...findCodes(text)
      .map((code) => ({ column: 'words', beginnings: [code.toLowerCase()] } as const)),
  ];
}

/** Returns `true` for digits that may be the last ones of a phone number. */
const isPhoneEnd = (word: string): boolean => /^\d{3,4}$/.test(word);

/** Returns the FTS5 expression of a search. Its words are letters and digits, without escapes. */
export const toMatchExpression = ({ column, beginnings }: OrderSearch): string =>
  beginnings.map((word) =>
    isPhoneEnd(word) ? `(${column} : "${word}" * OR ends : "${word}")` : `${column} : "${word}" *`
  ).join(' AND ');

export interface SearchedOrder {
  id: string;
  code: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  giverPhone: string | null;
  email: string;
}

/** Returns `true` if a search finds an order, as `orders_search` does. */
export function matchesOrder(
  { column, beginnings }: OrderSearch,
  { id, code, firstName, lastName, phone, giverPhone, email }: SearchedOrder,
): boolean {
  const codes = [id.replaceAll('-', '').slice(0, 10), (code ?? '').toLowerCase()];
  const compact = (text: string) => foldText(text).replace(/[\s@._-]/g, '');
  const phones = [phone, giverPhone ?? ''].map(compact);
  const texts = column === 'words'
    ? [
      ...codes,
      ...phones,
      ...foldedWords(`${lastName} ${firstName} ${email}`),
    ]
    : [...codes, ...[lastName + firstName, firstName + lastName, firstName, email].map(compact)];
  return beginnings.every((word) =>
    texts.some((text) => text.startsWith(word)) ||
    isPhoneEnd(word) && phones.some((text) => text.endsWith(word))
  );
}
