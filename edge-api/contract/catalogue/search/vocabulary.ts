import type { Synonyms } from './synonyms.ts';
import { spelledWords } from './spelling.ts';

/** Number of products whose names are words of the vocabulary. */
export const vocabularyProducts = 1_000;

/** Words that a search may mean: their most frequent spelling and their number, by folded form. */
export type Vocabulary = ReadonlyMap<string, { readonly text: string; readonly count: number }>;

/**
 * Returns the words of the names of products, of categories and of synonyms.
 *
 * @param names names of the first products of the catalogue
 */
export function readVocabulary(names: Iterable<string>, synonyms: Synonyms): Vocabulary {
  const spellings = new Map<string, Map<string, number>>();
  const add = (folded: string, text: string) => {
    const texts = spellings.get(folded) ?? new Map<string, number>();
    spellings.set(folded, texts.set(text, (texts.get(text) ?? 0) + 1));
  };
  for (const phrases of synonyms.values()) {
    for (const { words } of phrases) for (const { folded, text } of words) add(folded, text);
  }
  for (const name of names) {
    for (const { folded, text } of spelledWords(name)) add(folded, text);
  }
  return new Map(
    Array.from(spellings, ([folded, texts]) => {
      const [[text] = ['']] = [...texts].sort((a, b) => b[1] - a[1]);
      return [folded, { text, count: [...texts.values()].reduce((sum, count) => sum + count) }];
    }),
  );
}

/**
 * Returns a function that reads the vocabulary once for the same synonyms.
 *
 * @param readNames returns the names of the first {@linkcode vocabularyProducts} products
 */
export function createVocabularyReader(
  readNames: () => Promise<readonly string[]> | readonly string[],
): (synonyms: Synonyms) => Promise<Vocabulary> {
  let last: { synonyms: Synonyms; vocabulary: Promise<Vocabulary> } | undefined;
  return (synonyms) => {
    if (last?.synonyms === synonyms) return last.vocabulary;
    const read = async () => readVocabulary(await readNames(), synonyms);
    const current = last = { synonyms, vocabulary: read() };
    current.vocabulary.catch(() => last = last === current ? undefined : last);
    return current.vocabulary;
  };
}
