import { foldedWords, foldText } from '../catalogue/words.ts';
import { lazy } from '../lazy.ts';
import data from './guessable-words.json' with { type: 'json' };

/** Person who chooses a password, and the shop: their names are guessed first. */
export interface PasswordOwner {
  name?: string;
  email?: string;
  shopName?: string;
}

/** Words that are guessed first in Vietnam: without marks, and some as Telex or VNI keys. */
export const guessableWords: readonly string[] = data.words;

/** Dates of birth: day, month, year or the reverse; and two years. */
const dates =
  /^(?:(?:[0-2]?[1-9]|[1-3][01])(?:0?[1-9]|1[0-2])(?:19|20)?\d\d|(?:19|20)\d\d(?:[01]\d[0-3]\d|(?:19|20)\d\d))$/;

/** Phone numbers with and without the leading 0, and numbers of identity cards. */
const personalNumbers = /^(?:(?:0|84)\d{8,11}|[35789]\d{8})$/;

/** A unit of up to four characters, repeated to the end or nearly so. */
const repetition = /^(.{1,4}?)\1+.{0,2}$/su;

/** Letters, each with a sign that replaces it. */
const replacements = 'a4 a@ e3 i1 l1 o0 s5 s$ t7';

/**
 * Returns `true` if a password is among the first guesses: a repetition, a row of keys, a phone
 * number, a date, or a common word or name with a few digits. Case, marks, spaces and punctuation
 * do not matter, nor do digits for letters as in 'm4tkh4u'.
 *
 * @param common common passwords in lower case, see `loadCommonPasswords()`
 *
 * @example
 * ```ts
 * import { isGuessablePassword } from './guessable-password.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.ok(isGuessablePassword('Mật khẩu 123'));
 * assert.ok(isGuessablePassword('lananh1990', { name: 'Trần Lan Anh' }));
 * assert.ok(!isGuessablePassword('một mật khẩu dài'));
 * ```
 */
export function isGuessablePassword(
  password: string,
  owner: PasswordOwner = {},
  common: ReadonlySet<string> = new Set(),
): boolean {
  const full = foldText(password).replace(/[\s\p{Cf}]/gu, '');
  const letters = full.replace(/[^\p{L}\p{N}@$]/gu, '');
  // A password of signs with few letters is judged by its signs.
  const texts = letters.length * 2 <= full.length ? [full] : [full, letters];
  const own = ownWords(owner);
  return texts.some((text) => {
    const collapsed = collapseRuns(text);
    if (collapsed.length <= 4 || repetition.test(text)) return true;
    // Long numbers can be read as short words.
    if (!/\p{L}/u.test(text)) return dates.test(text) || personalNumbers.test(text);
    return isFewWords(text, own) || isFewWords(collapsed, own) || isVariant(text, common);
  });
}

/** Replaces each run of three or more neighbouring or equal characters by one digit. */
function collapseRuns(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && isRun(text.slice(start, end + 1))) end += 1;
    rest += end - start > 2 ? '0' : text.slice(start, end);
    start = end;
  }
  return rest;
}

const rows = lazy(() => data.rows.flatMap((row) => [row, [...row].reverse().join('')]).join(' '));

const isRun = (part: string) =>
  rows().includes(part) || part === part.charAt(0).repeat(part.length);

/** Costs of the parts of a password: at most two words, or six names of the owner, and digits. */
const [wordCost, ownCost, digitCost, maxCost, maxDigits] = [11, 5, 1, 30, 10];

/** Returns `true` if a text consists of few words and names with few digits between them. */
function isFewWords(text: string, own: readonly string[]): boolean {
  if (text.replace(/\D/g, '').length > maxDigits) return false;
  // Lowest cost to reach each position.
  const costs = [0];
  for (let start = 0; start < text.length; start += 1) {
    const cost = costs[start];
    if (cost === undefined || cost >= maxCost) continue;
    const reach = (length: number, more: number) => {
      costs[start + length] = Math.min(costs[start + length] ?? Infinity, cost + more);
    };
    if (/[\d@$]/.test(text.charAt(start))) reach(1, digitCost);
    for (const word of own) if (hasWordAt(text, start, word)) reach(word.length, ownCost);
    for (const word of data.words) if (hasWordAt(text, start, word)) reach(word.length, wordCost);
  }
  return (costs[text.length] ?? Infinity) <= maxCost;
}

function hasWordAt(text: string, start: number, word: string): boolean {
  if (start + word.length > text.length) return false;
  for (let index = 0; index < word.length; index += 1) {
    if (!isLetter(text.charAt(start + index), word.charAt(index))) return false;
  }
  return true;
}

function isLetter(sign: string, letter: string): boolean {
  return sign === letter || replacements.includes(letter + sign);
}

/** Returns the names of the owner and of the shop, as they appear in passwords. */
function ownWords({ name = '', email = '', shopName = '' }: PasswordOwner): string[] {
  const names = [name, shopName, email.replace(/@.*/, '')].map(foldedWords);
  return [
    ...names.flatMap((parts) => [...parts, parts.join('')]),
    // 'Nguyễn Thị An' is also 'nta'.
    ...names.map((parts) => parts.map((part) => part.charAt(0)).join('')),
    ...foldText(email).split(/[^\p{L}]+/u),
  ].filter((word) => word.length > 1);
}

/** Returns `true` for a common password, also with up to four digits around it. */
function isVariant(text: string, common: ReadonlySet<string>): boolean {
  const base = text.replace(/^\d{1,4}(?=\D)/, '').replace(/(\D)\d{1,4}$/, '$1');
  const letters = base.replace(/[4@]/g, 'a').replace(/[5$]/g, 's')
    .replaceAll('3', 'e').replaceAll('0', 'o').replaceAll('7', 't');
  return [text, base, letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')]
    .some((word) => word.length >= 4 && common.has(word));
}
