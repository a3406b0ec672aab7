import { withoutMarks } from '../contract/catalogue/words.ts';

/** Letters that look like a Latin one, which stands before them (Unicode TR39, confusables.txt). */
const lookAlikes = [
  'aАаΑαɑ',
  'bВвΒβЬь',
  'cСсϹϲ',
  'dԀԁɗ',
  'eЕеΕεɛ',
  'fҒғϜ',
  'gɡԌ',
  'hНнΗҺһ',
  'iІіΙιıɩ',
  'jЈјϳ',
  'kКкΚκ',
  'lӀӏ',
  'mМмΜμ',
  'nΝηпᴎ',
  'oОоΟοσ',
  'pРрΡρ',
  'qԚԛ',
  'rгГᴦ',
  'sЅѕ',
  'tТтΤτ',
  'uυʋ',
  'vѴѵν',
  'wԜԝω',
  'xХхΧχ',
  'yУуΥγҮү',
  'zΖζ',
].map((letters) => [...letters] as [string, ...string[]]);

const latin = new Map(
  lookAlikes.flatMap(([letter, ...others]) => others.map((other) => [other, letter] as const)),
);

/** Letters that are written for a digit. */
const digits: Record<string, string> = { o: '0', i: '1', l: '1' };

/**
 * Returns a text that is equal for all spellings of a place: without case, marks and punctuation,
 * in Latin letters, with the same character for letters and digits that look alike.
 *
 * @example
 * ```ts
 * import { comparableText } from './comparable-text.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(comparableText('l0 Đinh Lễ'), comparableText('10, dinh-lе'));
 * ```
 */
export function comparableText(text: string): string {
  const letters = withoutMarks(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '');
  return Array.from(letters, (letter) => (latin.get(letter) ?? letter).toLowerCase())
    .map((letter) => digits[letter] ?? letter).join('');
}
