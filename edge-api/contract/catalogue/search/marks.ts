import type { Term } from './read-terms.ts';
import { beginsLike, hasWordsAt, spelledWords } from './spelling.ts';

/** Words of a search that are marked in its results. */
export interface Marks {
  /** Beginnings of words: those of the search text. */
  readonly beginnings: readonly string[];
  /** Synonyms, of complete words. */
  readonly phrases: readonly string[];
}

/** Range of a text from `start` to before `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function marksOf(terms: readonly Term[]): Marks {
  return {
    beginnings: terms.flatMap(({ words }) => words.map(({ text }) => text)),
    phrases: terms.flatMap(({ synonyms }) =>
      synonyms.map(({ words }) => words.map(({ text }) => text).join(' '))
    ),
  };
}

/**
 * Returns the ranges of a text that a search has found, in order. A word of the search without
 * accents marks all accents; "mộc" does not mark "Móc".
 *
 * @example
 * ```ts
 * import { markWords } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const marks = { beginnings: ['ho'], phrases: [] };
 * assert.deepEqual(markWords('Mắt Hổ', marks), [{ start: 4, end: 6 }]);
 * ```
 */
export function markWords(text: string, { beginnings, phrases }: Marks): TextRange[] {
  const words = spelledWords(text);
  const wanted = beginnings.flatMap(spelledWords);
  const marked = new Set<number>();
  for (const [index, word] of words.entries()) {
    if (wanted.some((beginning) => beginsLike(beginning, word))) marked.add(index);
  }
  for (const phrase of phrases.map(spelledWords)) {
    for (const index of words.keys()) {
      if (!hasWordsAt(words, index, phrase)) continue;
      for (const offset of phrase.keys()) marked.add(index + offset);
    }
  }
  return words.filter((_, index) => marked.has(index)).map(({ start, end }) => ({ start, end }));
}
