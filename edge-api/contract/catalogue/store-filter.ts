import type { NguHanh } from '@thach-an/lunar';
import { type Category, knownCategory, subCategoriesOf } from './categories.ts';
import { parseElement } from './elements.ts';
import type { Product } from './product.ts';
import { suits } from './suits.ts';

/** Orders of the store, besides that of the catalogue. */
export const storeSorts = ['newest', 'price-asc', 'price-desc'] as const;

/** Order of the store, besides that of the catalogue. */
export type StoreSort = (typeof storeSorts)[number];

export interface StoreFilter {
  /** Name of a category, or '' for all. */
  category: string;
  /** Name of a subcategory of that category, or '' for all. */
  subCategory: string;
  /** Element of a person whom the products suit. @default all products */
  element?: NguHanh;
  /** Lowest price, in đồng. @default no limit */
  min?: number;
  /** Highest price, in đồng. @default no limit */
  max?: number;
}

/**
 * Reads the conditions of the store's URL. Unknown values are ignored. The form without scripts
 * sends the subcategory of the former category, which it names in `subCategoryOf`.
 */
export function readStoreFilter(
  params: URLSearchParams,
  categories: readonly Category[],
): StoreFilter {
  const category = knownCategory(categories, params.get('category'));
  const isCurrent = category === knownCategory(categories, params.get('subCategoryOf') ?? category);
  const subCategory = isCurrent ? params.get('subCategory')?.normalize('NFC') ?? '' : '';
  const element = parseElement((params.get('element') ?? '').slice(0, 20));
  return {
    category,
    subCategory: subCategoriesOf(categories, category).includes(subCategory) ? subCategory : '',
    ...(element && { element }),
    ...readPriceRange(params.get('min') ?? '', params.get('max') ?? ''),
  };
}

/**
 * Reads a range of prices as visitors type them. Limits in the wrong order are exchanged.
 *
 * @example
 * ```ts
 * import { readPriceRange } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(readPriceRange('500k', '200.000'), { min: 200_000, max: 500_000 });
 * assert.deepEqual(readPriceRange('', 'rẻ'), {});
 * ```
 */
export function readPriceRange(from: string, to: string): Pick<StoreFilter, 'min' | 'max'> {
  const [min, max] = [readPrice(from), readPrice(to)];
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Digits, also in groups of three; `k` for thousands; the currency. */
const pricePattern = /^(\d{1,13}|\d{1,3}(?:[., ]\d{3}){1,4}) ?(k)? ?(?:đ|vnđ|vnd)?$/;

/** Returns an amount; `undefined` for other texts and amounts that no product costs. */
function readPrice(text: string): number | undefined {
  const [, digits, thousands] = pricePattern.exec(text.slice(0, 40).trim().toLowerCase()) ?? [];
  if (digits === undefined) return undefined;
  const price = Number(digits.replaceAll(/\D/g, '')) * (thousands ? 1_000 : 1);
  return price > 0 && price <= 1_000_000_000_000 ? price : undefined;
}

export function meetsFilter(
  product: Product,
  { category, subCategory, element, min = 0, max = Infinity }: StoreFilter,
): boolean {
  return (category === '' || product.category === category) &&
    (subCategory === '' || product.subCategory === subCategory) &&
    (element === undefined || suits(product, element)) &&
    product.price >= min && product.price <= max;
}

/**
 * Returns products in an order. Products of the same price follow in the order in which they were
 * added, or in the reverse order if the highest price comes first.
 */
export function sortProducts<P extends Product>(
  products: readonly P[],
  sort: StoreSort,
): P[] {
  const added = (product: P) => product.serial ?? 0;
  const byPrice = (a: P, b: P) => a.price - b.price || added(a) - added(b);
  switch (sort) {
    case 'newest':
      return [...products].sort((a, b) => added(b) - added(a));
    case 'price-asc':
      return [...products].sort(byPrice);
    case 'price-desc':
      return [...products].sort((a, b) => byPrice(b, a));
  }
}
