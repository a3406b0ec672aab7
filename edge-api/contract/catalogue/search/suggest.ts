import { isNear } from './is-near.ts';
import { withoutRawTyping } from './raw-typing.ts';
import { readTerms } from './read-terms.ts';
import { hasAccents, type SpelledWord, spelledWords } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';
import { foldedWords, wordLimit } from '../words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Number of search texts that are tried. */
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
