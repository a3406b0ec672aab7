import type { MatchGroup } from './create-rank.ts';
import { placesWith } from './places.ts';
import type { Term } from './read-terms.ts';
import type { Alternative } from './synonyms.ts';

/** `words` searches names and descriptions; `places` also categories and related products. */
export type SearchStage = 'words' | 'places';

/** Folded words of a product, each between two spaces, and the keys of its places. */
export interface SearchedTexts {
  readonly name: string;
  /** Words of the name and of the description. */
  readonly all: string;
  readonly places: readonly string[];
}

/** Creates a function that returns the group of a product; `undefined` if it does not match. */
export function createTermMatch(
  terms: readonly Term[],
  stage: SearchStage,
): (texts: SearchedTexts) => MatchGroup | undefined {
  const wanted = terms.map((term) => ({
    beginnings: term.words.map(({ folded }) => ({
      text: ` ${folded}`,
      places: stage === 'places' ? placesWith(term.named, folded) : [],
    })),
    places: term.places,
    alternatives: alternativesOf(term, stage).map(({ words, places }) => ({
      words: words.map(({ folded }) => ` ${folded} `),
      places,
    })),
  }));
  return ({ name, all, places }) => {
    const isIn = (keys: readonly string[]) =>
      keys.length > 0 && places.some((place) => keys.includes(place));
    const hasTerms = (text: string) =>
      wanted.every((term) =>
        term.beginnings.every((word) => text.includes(word.text) || isIn(word.places)) ||
        isIn(term.places) ||
        term.alternatives.some((alternative) =>
          alternative.places.length > 0
            ? isIn(alternative.places)
            : alternative.words.every((word) => text.includes(word))
        )
      );
    // Most products do not match, so all words are compared first.
    if (!hasTerms(all)) return undefined;
    return hasTerms(name) ? 'name' : 'description';
  };
}

/** Returns the words that count as a term. */
export function alternativesOf(term: Term, stage: SearchStage): readonly Alternative[] {
  return stage === 'places' ? [...term.synonyms, ...term.related] : term.synonyms;
}
