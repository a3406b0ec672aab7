import { lazy } from '../../lazy.ts';
import { type Category, defaultCategories } from '../categories.ts';
import { type NamedPlaces, namedPlaces } from './places.ts';
import { type SpelledWord, spelledWords } from './spelling.ts';

/** Words that count as other words of a query. */
export interface Alternative {
  readonly words: readonly SpelledWord[];
  /** Keys of the categories and subcategories with this name, which are searched instead. */
  readonly places: readonly string[];
}

/** Words of a query that have a meaning together. */
export interface Phrase extends Alternative {
  /** Synonyms of the phrase. */
  readonly synonyms: readonly Alternative[];
  /** Products that are shown if the shop has no others: statues instead of a dragon. */
  readonly related: readonly Alternative[];
}

/** Phrases by the folded form of their first word. */
export interface Synonyms extends ReadonlyMap<string, readonly Phrase[]> {
  /** Categories and subcategories. */
  readonly named: readonly NamedPlaces[];
}

/**
 * Reads lists of synonyms. Names of categories and subcategories are phrases as well.
 *
 * @param lines lines such as `vòng cổ = dây chuyền = necklace`. Names after `>` are
 * searched for if nothing else is found: `tỳ hưu = pixiu > tượng`.
 * @param categories categories of the shop
 *
 * @example
 * ```ts
 * import { defaultCategories, readSynonyms, searchProducts } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const ring = { name: 'Nhẫn Cẩm Thạch', description: '', category: 'Nhẫn', subCategory: '' };
 * const synonyms = readSynonyms(['cẩm thạch = ngọc bích = jade'], defaultCategories);
 * assert.deepEqual(searchProducts([ring], 'jade', synonyms), [ring]);
 * ```
 */
export function readSynonyms(
  lines: readonly string[],
  categories: readonly Category[],
): Synonyms {
  const phrases = new Map<string, Phrase>();
  const named = namedPlaces(categories);
  const placesByName = new Map(
    named.map(({ name, places }) => [keyOf(spelledWords(name)), places]),
  );
  const toAlternative = (text: string): Alternative => {
    const words = spelledWords(text);
    return { words, places: placesByName.get(keyOf(words)) ?? [] };
  };
  for (const { name } of named) add(toAlternative(name), [], []);
  for (const line of lines) {
    const [names = [], others = []] = line.split('>', 2).map((side) =>
      side.split('=').map(toAlternative).filter(({ words }) => words.length > 0)
    );
    // A category has all of its products, so its other names are not searched for.
    const searched = names.filter(({ places }) => places.length > 0);
    for (const name of names) {
      const synonyms = searched.length > 0 ? searched : names;
      add(name, synonyms.filter((other) => other !== name), others);
    }
  }
  const byWord = Map.groupBy(phrases.values(), ({ words }) => words[0]?.folded ?? '');
  return Object.assign(byWord, { named });

  function add(
    name: Alternative,
    synonyms: readonly Alternative[],
    related: readonly Alternative[],
  ): void {
    const key = keyOf(name.words);
    const known = phrases.get(key);
    phrases.set(key, {
      ...name,
      synonyms: [...known?.synonyms ?? [], ...synonyms],
      related: [...known?.related ?? [], ...related],
    });
  }
}

const keyOf = (words: readonly SpelledWord[]) =>
  words.map(({ letters, tone }) => letters + tone).join(' ');

/** Returns the names of the default categories and their subcategories only. */
export const noSynonyms: () => Synonyms = lazy(() => readSynonyms([], defaultCategories));
