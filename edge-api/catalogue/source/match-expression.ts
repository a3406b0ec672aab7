import type { StoreQuery } from '../../contract/catalogue/store-query.ts';
import { foldText, queryWords } from '../../contract/catalogue/words.ts';

/** FTS5 expressions for the index `products_search`. */
export interface MatchExpressions {
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
  const words = queryWords(q);
  if (words === undefined) return undefined;
  if (words.length === 0) return null;
  // Words consist of letters and digits, so a quoted word is never syntax.
  const all = `(${words.map((word) => `"${word}" *`).join(' AND ')})`;
  const filter = category === ''
    ? ''
    : ` AND {category} : "${categoryToken(category, subCategory)}"`;
  const name = `{name} : ${all}`;
  return {
    byName: `(${name})${filter}`,
    byDescription: `(({name description} : ${all})${filter}) NOT (${name})`,
  };
}

/** Returns the indexed word of a category or subcategory (see the migrations). */
function categoryToken(category: string, subCategory: string): string {
  const names = subCategory === '' ? category : `${category}00${subCategory}`;
  return foldText(names).replaceAll(' ', '');
}
