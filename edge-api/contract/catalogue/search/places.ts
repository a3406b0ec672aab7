import type { Category } from '../categories.ts';
import { foldedWords, foldText } from '../words.ts';

/**
 * Returns the key of a category, or of a subcategory within its category. The search index of the
 * database has these keys as words (see the migrations).
 *
 * @param subCategory '' for the whole category
 */
export function placeOf(category: string, subCategory: string): string {
  const names = subCategory === '' ? category : `${category}00${subCategory}`;
  return foldText(names).replaceAll(' ', '');
}

/** Name of a category or subcategory, and the keys that have this name. */
export interface NamedPlaces {
  readonly name: string;
  readonly places: readonly string[];
}

/**
 * Returns all names of categories and subcategories. Several categories share a subcategory's name.
 */
export function namedPlaces(categories: readonly Category[]): readonly NamedPlaces[] {
  const byName = new Map<string, string[]>();
  for (const { name, subCategories } of categories) {
    byName.set(name, [placeOf(name, '')]);
    for (const subCategory of subCategories) {
      const places = byName.get(subCategory) ?? [];
      byName.set(subCategory, [...places, placeOf(name, subCategory)]);
    }
  }
  return [...byName].map(([name, places]) => ({ name, places }));
}

/** Returns the keys of the categories and subcategories in whose names a word begins like this. */
export function placesWith(named: readonly NamedPlaces[], beginning: string): string[] {
  return named
    .filter(({ name }) => foldedWords(name).some((word) => word.startsWith(beginning)))
    .flatMap(({ places }) => places);
}
