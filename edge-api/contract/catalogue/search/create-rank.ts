import type { Term } from './read-terms.ts';
import { phrasePattern } from './word-pattern.ts';

/** Texts of a product in the form of `spelledText()`, and the keys of its places. */
export interface RankedProduct {
  readonly name: string;
  readonly description: string;
  readonly places: readonly string[];
}

/** A group of matches: those with all terms in the name, or the others. */
export type MatchGroup = 'name' | 'description';

/** Rank of a match within its group. Smaller ranks come first. */
export type Rank = (product: RankedProduct, group: MatchGroup) => 0 | 1 | 2;

/**
 * Creates the rank of the matches of a query.
 *
 * - 0: the name or the description has the whole query, with its accents.
 * - 1: they have all of its words, complete and with their accents.
 * - 2: some word has other accents, or is the beginning of another word.
 */
export function createRank(terms: readonly Term[]): Rank {
  const patterns = terms.map((term, index) => termPattern(term, terms[index + 1]));
  const whole = new RegExp(` ${patterns.join('')}`, 'u');
  const single = patterns.map((pattern) => new RegExp(` ${pattern}`, 'u'));
  const places = terms.map(placesOf);
  return (product, group) => {
    const texts = group === 'name' ? [product.name] : [product.name, product.description];
    if (texts.some((text) => whole.test(text))) return 0;
    const hasAll = single.every((pattern, index) =>
      texts.some((text) => pattern.test(text)) ||
      product.places.some((place) => places[index]?.includes(place))
    );
    return hasAll ? 1 : 2;
  };
}

function termPattern(term: Term, next: Term | undefined): string {
  const alternatives = [term, ...term.synonyms, ...term.related]
    .map(({ words }) => phrasePattern(words, next?.words[0]));
  return `(?:${alternatives.join('|')})`;
}

const placesOf = (term: Term) =>
  [term, ...term.synonyms, ...term.related].flatMap(({ places }) => places);

/** Returns the items in the order of their ranks. Items of the same rank keep their order. */
export function sortByRank<T>(items: readonly T[], rank: (item: T) => number): T[] {
  return items.map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
