import { isListed, variantsOf } from './families.ts';
import { meantOptions } from './meant-options.ts';
import type { Product } from './product.ts';
import { marksOf } from './search/marks.ts';
import { readTerms } from './search/read-terms.ts';
import { type SearchLimits, searchLimits } from './search/search-limits.ts';
import { noSynonyms, type Synonyms } from './search/synonyms.ts';
import { searchProducts } from './search.ts';
import { meetsFilter, sortProducts } from './store-filter.ts';
import { countMatches, pageSize, type StorePage, type StoreQuery, toPage } from './store-query.ts';

export interface SearchOptions {
  /** @default the names of categories only */
  synonyms?: Synonyms;
  /** @default those of the shop */
  limits?: SearchLimits;
}

/**
 * Filters, searches and sorts a list of products and returns the requested page. A family is found
 * if one of its products is. A page number after the last page gives the last page; the URL keeps
 * the requested number.
 */
export function queryStore<P extends Product>(
  products: readonly P[],
  query: StoreQuery,
  { synonyms = noSynonyms(), limits = searchLimits }: SearchOptions = {},
): StorePage<P> {
  const variants = (card: P) =>
    card.family === undefined
      ? undefined
      : variantsOf(card, products).filter((product) => meetsFilter(product, query));
  const filtered = products.filter((product) =>
    isListed(product) && (variants(product)?.length ?? meetsFilter(product, query))
  );
  const terms = readTerms(query.q, synonyms);
  const matches = searchProducts(filtered, query.q, synonyms, limits, variants);
  const found = query.sort ? sortProducts(matches, query.sort) : matches;
  const total = terms ? countMatches(query, found.length, limits) : { total: found.length };
  const { page, pageCount } = toPage(query, total.total);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    products: shown,
    ...meantOptions(shown, query, terms, (card) => variantsOf(card, products)),
    ...total,
    page,
    pageCount,
    ...(terms?.length && { marks: marksOf(terms) }),
  };
}
