import { wordLimit } from '../words.ts';
import { beginsLike, isSameWord, type SpelledWord, spelledWords } from './spelling.ts';
import type { NamedPlaces } from './places.ts';
import type { Alternative, Phrase, Synonyms } from './synonyms.ts';

/** A word of a query, or several words that have a meaning together, such as "vòng cổ". */
export interface Term extends Alternative {
  /** Categories and subcategories of the shop. */
  readonly named: readonly NamedPlaces[];
  readonly synonyms: readonly Alternative[];
  readonly related: readonly Alternative[];
}

/**
 * Returns the terms of a search text; `undefined` for an empty text, which matches all products. A
 * text without letters and digits has no terms and matches nothing.
 */
export function readTerms(query: string, synonyms: Synonyms): readonly Term[] | undefined {
  if (query.trim() === '') return undefined;
  const words = differentWords(query);
  const terms: Term[] = [];
  for (let index = 0; index < words.length;) {
    const phrases = phrasesAt(words, index, synonyms);
    const length = Math.max(1, ...phrases.map((phrase) => phrase.words.length));
    const longest = phrases.filter((phrase) => phrase.words.length === length);
    terms.push({
      named: synonyms.named,
      words: words.slice(index, index + length),
      places: longest.flatMap(({ places }) => places),
      synonyms: longest.flatMap((phrase) => phrase.synonyms),
      related: longest.flatMap(({ related }) => related),
    });
    index += length;
  }
  return terms;
}

/** Number of letters from which the last word of a query may begin that of a phrase. */
const unfinishedLength = 3;

function differentWords(query: string): SpelledWord[] {
  const byForm = new Map<string, SpelledWord>();
  for (const word of spelledWords(query)) {
    if (!byForm.has(word.folded)) byForm.set(word.folded, word);
  }
  return [...byForm.values()].slice(0, wordLimit);
}

function phrasesAt(words: readonly SpelledWord[], index: number, synonyms: Synonyms): Phrase[] {
  const candidates = synonyms.get(words[index]?.folded ?? '') ?? [];
  return candidates.filter((phrase) =>
    phrase.words.every((word, offset) => {
      const given = words[index + offset];
      if (given === undefined) return false;
      if (isSameWord(given, word)) return true;
      const isLast = offset > 0 && index + offset === words.length - 1;
      return isLast && given.folded.length >= unfinishedLength && beginsLike(given, word);
    })
  );
}
