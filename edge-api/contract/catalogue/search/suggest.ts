import { readTerms } from './read-terms.ts';
import { hasAccents, type SpelledWord, spelledWords } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';
import { foldedWords, wordLimit } from '../words.ts';
import type { Vocabulary } from './vocabulary.ts';

const maxAttempts = 5;

/** Number of words that are corrected. */
const maxErrors = 3;

/** Number of letters from which a word may have a typing error. */
const minLength = 3;

/** Names and descriptions of found products, which decide the accents. */
type Found = readonly { readonly name: string; readonly description: string }[];

/**
 * Returns a search text without typing errors that finds products. Only words that no word of the
 * vocabulary begins with are corrected. Products are left out whose descriptions have a corrected
 * word by chance: "vòng cổ nam" is not a misspelled "vòng cổ làm".
 *
 * @param find returns the first products of a search
 */
export async function suggestSearch(
  query: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  find: (query: string) => Promise<Found> | Found,
): Promise<string | undefined> {
  const words = spelledWords(query).slice(0, wordLimit);
  for (const attempt of corrections(words, vocabulary)) {
    const text = attempt.join(' ');
    const wanted = uncertainWords(words, attempt, text, synonyms);
    const found = (await find(text)).filter(({ name }) => {
      const names = foldedWords(name);
      return wanted.every((word) => names.includes(word));
    });
    if (found.length > 0) return withAccents(words, attempt, found, vocabulary);
  }
  return undefined;
}

/** Returns corrected words with other letters that are no part of a phrase or synonym. */
function uncertainWords(
  words: readonly SpelledWord[],
  attempt: readonly string[],
  text: string,
  synonyms: Synonyms,
): string[] {
  const known = (readTerms(text, synonyms) ?? [])
    .filter(({ words, places, synonyms, related }) =>
      words.length > 1 || places.length + synonyms.length + related.length > 0
    )
    .flatMap(({ words }) => words.map(({ folded }) => folded));
  return attempt.filter((choice, index) =>
    choice.replace(' ', '') !== words[index]?.folded && !known.includes(choice)
  );
}

/** Returns corrected words, the most probable ones first. */
function corrections(words: readonly SpelledWord[], vocabulary: Vocabulary): string[][] {
  const known = [...vocabulary.keys()];
  const isUnknown = ({ folded }: SpelledWord) => !known.some((word) => word.startsWith(folded));
  const errors = words.filter(isUnknown);
  if (errors.length === 0 || errors.length > maxErrors) return [];
  let attempts: string[][] = [[]];
  for (const word of words) {
    const choices = isUnknown(word) ? wordsNear(word.folded, vocabulary) : [word.folded];
    attempts = choices.flatMap((choice) => attempts.map((attempt) => [...attempt, choice]))
      .slice(0, maxAttempts);
  }
  return attempts;
}

/** Returns the words that a word may mean, the most probable ones first. */
function wordsNear(word: string, vocabulary: Vocabulary): string[] {
  const typed = withoutRawTyping(word);
  if (vocabulary.has(typed)) return [typed];
  if (word.length < minLength) return [];
  const [, digits, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  if (digits && unit) return [`${digits} ${unit}`];
  const joined = joinedWords(word, vocabulary);
  const letters = sortedLetters(word);
  const near = [...vocabulary].filter(([known]) => known.length > 1 && isNear(word, known))
    .map(([known, { count }]) => ({ known, count, swapped: sortedLetters(known) === letters }))
    .sort((a, b) =>
      Number(b.swapped) - Number(a.swapped) || b.count - a.count || (a.known < b.known ? -1 : 1)
    );
  return [...near.map(({ known }) => known), ...joined].slice(0, maxAttempts);
}

const sortedLetters = (word: string) => [...word].sort().join('');

/** Returns two words that were typed without the space between them. */
function joinedWords(word: string, vocabulary: Vocabulary): string[] {
  for (let end = 2; end <= word.length - 2; end += 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    if (vocabulary.has(first) && vocabulary.has(second)) return [`${first} ${second}`];
  }
  return [];
}

/** Returns the words with the accents that were typed, or those of the first product. */
function withAccents(
  words: readonly SpelledWord[],
  attempt: readonly string[],
  [first]: Found,
  vocabulary: Vocabulary,
): string {
  const spellings = new Map<string, string>();
  for (const { folded, text } of spelledWords(`${first?.name} ${first?.description}`)) {
    if (!spellings.has(folded)) spellings.set(folded, text);
  }
  return attempt.flatMap((choice, index) => {
    const typed = words[index];
    if (typed?.folded === choice && hasAccents(typed)) return typed.text;
    return choice.split(' ').map((word) =>
      spellings.get(word) ?? vocabulary.get(word)?.text ?? word
    );
  }).join(' ');
}

/** Letters with which Telex types marks, and the letter without them. */
const telexLetters: readonly [RegExp, string][] = [
  [/dd/g, 'd'],
  [/aa/g, 'a'],
  [/ee/g, 'e'],
  [/oo/g, 'o'],
  [/([aou])w/g, '$1'],
  [/(?<=[aou].*)w/g, ''],
  [/w/g, 'u'],
];

/** Tone of Telex after a vowel: no Vietnamese word has these letters there. */
const telexTone = /([aeiouy][a-z]*)[sfrxjz]/;

/**
 * Returns a word without what an unfinished input by Telex or VNI leaves in it, such as "mat" for
 * "mawts" and "ma81t". The result may be the word itself.
 *
 * @param word a folded word
 */
export function withoutRawTyping(word: string): string {
  if (/\d/.test(word)) return /^[a-z]/.test(word) ? word.replace(/\d/g, '') : word;
  const plain = telexLetters.reduce(
    (text, [letters, letter]) => text.replace(letters, letter),
    word,
  );
  return plain.replace(telexTone, '$1');
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** First letters that sound alike in some regions. */
const soundAlike = ['ln', 'sx', 'dr', 'vd', 'gr', 'kc'];

/**
 * Returns `true` if two different words are one typing error apart: a missing, additional or wrong
 * letter, or two letters in the wrong order. A wrong first letter must be beside the right one on
 * the keyboard, or sound alike: "phách" is not a misspelled "thạch".
 */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) {
    return start > 0 || isConfused(short[0]!, long[0]!);
  }
  return short[start] === long[start + 1] && short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
}

function isConfused(one: string, other: string): boolean {
  return keyboard.some((row) =>
    Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
    row.includes(one) && row.includes(other)
  ) ||
    soundAlike.some((pair) => pair.includes(one) && pair.includes(other));
}
