import type { StoreQuery } from '../../contract/catalogue/store-query.ts';
import { foldText, queryWords } from '../../contract/catalogue/words.ts';

/** FTS5 expressions for the index `products_search`. */
export interface MatchExpressions {
  /** Matches products with all words in the name or description. */
  anywhere: string;
  /** Matches products with all words in the name. */
  byName: string;
  /** Matches the other products with all words in the name or description. */
  byDescription: string;
}

/**
 * Returns the expressions of a search, which find the same products as `searchProducts()`.
 *
 * @returns `undefined` for an empty search text, and `null` for one without words, which matches
 * nothing
 */
export function matchExpressions(
  { q, category, subCategory }: Pick<StoreQuery, 'q' | 'category' | 'subCategory'>,
): MatchExpressions | null | undefined {
  const given = queryWords(q);
  if (given === undefined) return undefined;
  if (given.length === 0) return null;
  const words = necessaryWords(given);
  // Words consist of letters and digits, so a quoted word is never syntax.
  const all = `(${words.map((word) => `"${word}" *`).join(' AND ')})`;
  const filter = category === ''
    ? ''
    : ` AND {category} : "${categoryToken(category, subCategory)}"`;
  const name = `{name} : ${all}`;
  const anywhere = `({name description} : ${all})${filter}`;
  return { anywhere, byName: `(${name})${filter}`, byDescription: `(${anywhere}) NOT (${name})` };
}

/**
 * Returns the words in a fixed order, without those that begin another word: a product that has the
 * longer word has them too. So the same search in another order has the same expression.
 */
function necessaryWords(words: readonly string[]): readonly string[] {
  // In this order, a word that begins others is followed by one of them.
  return [...words].sort((a, b) => a < b ? -1 : 1)
    .filter((word, index, sorted) => !sorted[index + 1]?.startsWith(word));
}

/** Returns the indexed word of a category or subcategory (see the migrations). */
function categoryToken(category: string, subCategory: string): string {
  const names = subCategory === '' ? category : `${category}00${subCategory}`;
  return foldText(names).replaceAll(' ', '');
}
