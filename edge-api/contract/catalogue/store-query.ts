import type { Category } from './categories.ts';
import type { Marks } from './search/marks.ts';
import type { SearchLimits } from './search/search-limits.ts';
import { readStoreFilter, type StoreFilter, type StoreSort, storeSorts } from './store-filter.ts';

/** Number of products per page. */
export const pageSize = 12;

/** Maximum length of a search text. Longer texts are truncated. */
export const searchLimit = 200;

/** State of the store page. It is kept in the URL, so that it can be shared and restored. */
export interface StoreQuery extends StoreFilter {
  /** Search text. */
  q: string;
  /** Order of the products. @default that of the catalogue or, in a search, of the matches */
  sort?: StoreSort;
  /** Requested page, from 1. It may exceed the number of pages. */
  page: number;
  /** Id of the product with open details, or ''. */
  product: string;
}

/** Search that comes close to one without results. */
export interface NearSearch<P> {
  /** Its search text; '' for all products that meet the other conditions. */
  q: string;
  /** Lowest price that the words of the search have named, in đồng. */
  min?: number;
  /** Highest price that they have named. */
  max?: number;
  /** Words of the search that are left out. */
  dropped: string[];
  /** Products of its first page. */
  products: P[];
}

export interface StorePage<P> {
  products: P[];
  /** Number of matching products on all pages, as far as they are counted. */
  total: number;
  /** Set if there are more matches than `total`. Further pages count further. */
  hasMore?: true;
  /** Number of this page: the requested one, or the last one if there are fewer. */
  page: number;
  /** Number of pages, at least 1. */
  pageCount: number;
  /** Options that the query means, by the ids of the products that stand for their families. */
  meant?: Record<string, string>;
  /** Words to be marked in the results of a search. */
  marks?: Marks;
  /** Another search text, which finds products; only if nothing was found. */
  suggestion?: string;
  /** Products that come close to the search; only if nothing was found. */
  near?: NearSearch<P>;
}

/**
 * Parses the query of the store's URL. An unknown category becomes no filter, an unknown order that
 * of the catalogue, and an invalid page number becomes 1.
 *
 * @example
 * ```ts
 * import { defaultCategories, readStoreQuery } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const params = new URLSearchParams('q=ngoc&category=Nhẫn&page=two');
 * const query = readStoreQuery(params, defaultCategories);
 * assert.deepEqual(query, { q: 'ngoc', category: 'Nhẫn', subCategory: '', page: 1, product: '' });
 * ```
 */
export function readStoreQuery(
  params: URLSearchParams,
  categories: readonly Category[],
): StoreQuery {
  const sort = storeSorts.find((sort) => sort === params.get('sort'));
  const page = params.get('page') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, searchLimit),
    ...readStoreFilter(params, categories),
    ...(sort && { sort }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    product: (params.get('product') ?? '').slice(0, 80),
  };
}

/**
 * Returns the store's URL for a query. Parameters that are not set are omitted.
 *
 * @example
 * ```ts
 * import { storeHref } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(storeHref({ category: 'Nhẫn', page: 2 }), '/store?category=Nh%E1%BA%ABn&page=2');
 * assert.equal(storeHref({ page: 1 }), '/store');
 * ```
 */
export function storeHref(query: Partial<StoreQuery>): string {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  if (query.category) params.set('category', query.category);
  if (query.category && query.subCategory) params.set('subCategory', query.subCategory);
  if (query.element) params.set('element', query.element);
  if (query.min) params.set('min', String(query.min));
  if (query.max) params.set('max', String(query.max));
  if (query.sort) params.set('sort', query.sort);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  if (query.product) params.set('product', query.product);
  return params.size > 0 ? `/store?${params}` : '/store';
}

/**
 * Returns `true` if the result of a query depends on the prices of the products that are not in it.
 *
 * @example
 * ```ts
 * import { dependsOnPrices, readStoreQuery } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.ok(dependsOnPrices(readStoreQuery(new URLSearchParams('sort=price-asc'), [])));
 * assert.ok(!dependsOnPrices(readStoreQuery(new URLSearchParams('sort=newest'), [])));
 * ```
 */
export function dependsOnPrices(
  { sort, min, max }: Pick<StoreQuery, 'sort' | 'min' | 'max'>,
): boolean {
  const isSorted = sort === 'price-asc' || sort === 'price-desc';
  return isSorted || min !== undefined || max !== undefined;
}

/** Returns the number of the shown page and the number of pages. */
export function toPage({ page }: Pick<StoreQuery, 'page'>, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pageCount), pageCount };
}

/** Returns the number of matches up to which a search counts them for a page. */
export function countedMatches(
  { page }: Pick<StoreQuery, 'page'>,
  { counted }: Pick<SearchLimits, 'counted'>,
): number {
  // One page more, so that the next page can be reached.
  return Math.max(counted, (page + 1) * pageSize);
}

/** Returns the number of matches as a search states it. */
export function countMatches(
  query: Pick<StoreQuery, 'page'>,
  matches: number,
  limits: Pick<SearchLimits, 'counted'>,
): Pick<StorePage<unknown>, 'total' | 'hasMore'> {
  const counted = countedMatches(query, limits);
  return matches > counted ? { total: counted, hasMore: true } : { total: matches };
}
