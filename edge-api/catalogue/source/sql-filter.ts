import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { StoreFilter, StoreSort } from '../../contract/catalogue/store-filter.ts';
import { elementsFor } from '../../contract/catalogue/suits.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { isListed } from '../product-row.ts';
import { toElementBits } from '../element-bits.ts';

/** Returns the condition on listed products of a filter, like `meetsFilter()`. */
export function filterCondition(
  { category, subCategory, element, min, max }: StoreFilter,
): SQL | undefined {
  return and(
    isListed,
    category === '' ? undefined : eq(products.category, category),
    subCategory === '' ? undefined : eq(products.subCategory, subCategory),
    element && sql`${products.elements} & ${toElementBits(elementsFor(element))} <> 0`,
    min === undefined ? undefined : gte(products.price, min),
    max === undefined ? undefined : lte(products.price, max),
  );
}

/**
 * Returns the clause `from` for serial numbers of products. For a filter it names the index in the
 * order of the list, or the one with all columns if there is none: the planner would read the rows
 * instead, which takes twenty times as long.
 */
export function fromProducts(filter: StoreFilter, sort?: StoreSort): SQL {
  const { category, subCategory, element, min, max } = filter;
  const isLimited = element !== undefined || min !== undefined || max !== undefined;
  if (sort === 'newest') {
    return isLimited || category !== '' ? scannedProducts : sql`from products`;
  }
  if (!isLimited) return sql`from products`;
  const place = category === '' ? '' : subCategory === '' ? 'category' : 'sub_category';
  const index = sort === undefined
    ? `products_by_${place || 'position'}`
    : `products_by_${place && `${place}_and_`}price`;
  return sql`from products indexed by ${sql.identifier(index)}`;
}

/** Clause `from` that scans the index with every column by which the store filters and sorts. */
export const scannedProducts = sql`from products indexed by products_by_elements`;

/**
 * Returns the condition for a search, whose expression has category and subcategory; `undefined` if
 * the filter has no others.
 */
export function searchFilter(filter: StoreFilter): SQL | undefined {
  const { element, min, max } = filter;
  const isLimited = element !== undefined || min !== undefined || max !== undefined;
  return isLimited ? filterCondition(filter) : undefined;
}

/** Returns the terms of an order, like `sortProducts()`; by default, that of the catalogue. */
export function orderOf(sort: StoreSort | undefined): SQL[] {
  switch (sort) {
    case 'newest':
      return [desc(products.serial)];
    case 'price-asc':
      return [asc(products.price), asc(products.serial)];
    case 'price-desc':
      return [desc(products.price), desc(products.serial)];
    case undefined:
      return [asc(products.position), asc(products.serial)];
  }
}
