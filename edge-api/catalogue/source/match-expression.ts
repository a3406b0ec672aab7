import { placeOf, placesWith } from '../../contract/catalogue/search/places.ts';
import type { Term } from '../../contract/catalogue/search/read-terms.ts';
import { alternativesOf, type SearchStage } from '../../contract/catalogue/search/term-match.ts';
import type { StoreQuery } from '../../contract/catalogue/store-query.ts';

/** FTS5 expressions for the index `products_search`. */
export interface MatchExpressions {
  /** Matches products with all terms in the name or description. */
  anywhere: string;
  name: string;
  /** Matches the other products with all terms in the name or description. */
  description: string;
}

/**
 * Returns the expressions of a search, which find the same products as `searchProducts()`.
 *
 * @param terms at least one
 */
export function matchExpressions(
  terms: readonly Term[],
  { category, subCategory }: Pick<StoreQuery, 'category' | 'subCategory'>,
  stage: SearchStage,
): MatchExpressions {
  const filter = category === '' ? '' : ` AND ${inPlace(placeOf(category, subCategory))}`;
  const name = allTerms(terms, '{name}', stage);
  const anywhere = `${allTerms(terms, '{name description}', stage)}${filter}`;
  return { anywhere, name: `${name}${filter}`, description: `(${anywhere}) NOT ${name}` };
}

/** The same terms in another order have the same expression. */
function allTerms(terms: readonly Term[], columns: string, stage: SearchStage): string {
  const expressions = terms.map((term) => termExpression(term, columns, stage));
  return `(${necessaryWords(expressions).join(' AND ')})`;
}

function termExpression(term: Term, columns: string, stage: SearchStage): string {
  const words = term.words.map(({ folded }) => {
    const places = stage === 'places' ? placesWith(term.named, folded) : [];
    return anyOf([beginning(columns, folded), ...places.map(inPlace)]);
  });
  const alternatives = alternativesOf(term, stage).map(({ words, places }) =>
    places.length > 0
      ? anyOf(places.map(inPlace))
      : allOf(words.map(({ folded }) => `${columns} : "${folded}"`))
  );
  return anyOf([allOf(words), ...term.places.map(inPlace), ...alternatives]);
}

// Words consist of letters and digits, so a quoted word is never syntax.
const beginning = (columns: string, word: string) => `${columns} : "${word}" *`;
const inPlace = (place: string) => `{category} : "${place}"`;
const allOf = (parts: readonly string[]) => join(parts, ' AND ');
const anyOf = (parts: readonly string[]) => join(parts, ' OR ');

function join(parts: readonly string[], operator: string): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(operator)})`;
}

/**
 * Returns the expressions in a fixed order, without words that begin another word: a product that
 * has the longer word has them too.
 */
function necessaryWords(expressions: readonly string[]): readonly string[] {
  const beginningOf = (expression: string) => /^\{[^}]*\} : "[^"]*(?=" \*$)/.exec(expression)?.[0];
  // In this order, a word that begins others is followed by one of them.
  const sorted = [...new Set(expressions)].sort((a, b) => a < b ? -1 : 1);
  return sorted.filter((expression, index) => {
    const word = beginningOf(expression);
    return word === undefined || !beginningOf(sorted[index + 1] ?? '')?.startsWith(word);
  });
}
