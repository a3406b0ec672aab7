import { categories, subCategoriesOf } from './categories.ts';
import type { Product } from './product.ts';
import { searchProducts } from './search.ts';

/** Products on one page of the store. */
export const pageSize = 12;

/** Characters of a search that are looked at; the rest is cut off. */
export const searchLimit = 200;

/** What the store shows: its address says it whole, so that it can be shared and stepped back through. */
export interface StoreQuery {
  /** The words looked for. */
  q: string;
  /** A category's name, or '' for all. */
  category: string;
  /** A subcategory of that category, or '' for all. */
  subCategory: string;
  /** The page asked for, from 1; it may lie behind the last one. */
  page: number;
  /** The id of the product whose detail is open, or ''. */
  product: string;
}

/** One page of the store. */
export interface StorePage<P> {
  products: P[];
  /** How many products fit the query on all pages. */
  total: number;
  /** The page shown: the one asked for, or the last one where there are fewer. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/**
 * Reads the store's address. What it does not know becomes the nearest sensible thing: an unknown
 * category is no filter, a page that is no number is the first.
 *
 * @example
 * ```ts
 * import { readStoreQuery } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const query = readStoreQuery(new URLSearchParams('q=ngoc&category=Nhẫn&page=two'));
 * assert.deepEqual(query, { q: 'ngoc', category: 'Nhẫn', subCategory: '', page: 1, product: '' });
 * ```
 */
export function readStoreQuery(params: URLSearchParams): StoreQuery {
  const category = params.get('category')?.normalize('NFC') ?? '';
  const subCategory = params.get('subCategory')?.normalize('NFC') ?? '';
  const page = params.get('page') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, searchLimit),
    category: categories.some(({ name }) => name === category) ? category : '',
    subCategory: subCategoriesOf(category).includes(subCategory) ? subCategory : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    product: (params.get('product') ?? '').slice(0, 80),
  };
}

/**
 * Writes a query as the store's address, without what is not set.
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
  if (query.page && query.page > 1) params.set('page', String(query.page));
  if (query.product) params.set('product', query.product);
  return params.size > 0 ? `/store?${params}` : '/store';
}

/**
 * Answers a query from a list of products: filters, searches, and cuts out the page.
 * A page behind the last one becomes the last one; the number asked for stays in the address.
 */
export function queryStore<P extends Product>(
  products: readonly P[],
  query: StoreQuery,
): StorePage<P> {
  const { category, subCategory } = query;
  const filtered = products.filter((product) =>
    (category === '' || product.category === category) &&
    (subCategory === '' || product.subCategory === subCategory)
  );
  const found = searchProducts(filtered, query.q);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pageCount);
  return {
    products: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pageCount,
  };
}
