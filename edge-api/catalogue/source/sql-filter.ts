import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { StoreFilter, StoreSort } from '../../contract/catalogue/store-filter.ts';
import { elementsFor } from '../../contract/catalogue/suits.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { isListed } from '../product-row.ts';
import { toElementBits } from '../element-bits.ts';

/** Returns the condition on listed products of a filter, like `meetsFilter()`. */
export const filterCondition = (filter: StoreFilter): SQL | undefined =>
  and(isListed, meetsFilter(filter));

function meetsFilter({ category, subCategory, element, min, max }: StoreFilter): SQL | undefined {
  return and(
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
  const { category, subCategory } = filter;
  const limited = isLimited(filter);
  if (sort === 'newest') {
    return limited || category !== '' ? scannedProducts : sql`from products`;
  }
  if (!limited) return sql`from products`;
  const place = category === '' ? '' : subCategory === '' ? 'category' : 'sub_category';
  const index = sort === undefined
    ? `products_by_${place || 'position'}`
    : `products_by_${place && `${place}_and_`}price`;
  return sql`from products indexed by ${sql.identifier(index)}`;
}

/**
 * Returns `from` and `where` of the listed products whose families have another product that meets
 * a filter and a condition. There are few of them, and both indexes have only such products.
 */
export function fromFamilies(filter: StoreFilter, condition?: SQL): SQL {
  // The indexes are used only if their own conditions have no parameters.
  const from = condition ? sql`from products` : sql`from products indexed by products_options`;
  return sql`from products indexed by products_of_families
    where family_size is not null and family in (
      select family ${from} where ${and(sql`hidden = 2`, meetsFilter(filter), condition)})`;
}

/** Clause `from` that scans the index with every column by which the store filters and sorts. */
export const scannedProducts = sql`from products indexed by products_by_elements`;

/** Returns `true` if a filter has conditions besides category and subcategory. */
export const isLimited = ({ element, min, max }: StoreFilter): boolean =>
  element !== undefined || min !== undefined || max !== undefined;

/** Returns the columns of an order, as results of a query that joins several. */
export function orderColumns(sort: StoreSort | undefined): SQL {
  if (sort === 'newest') return sql`${products.serial}`;
  return sql`${sort === undefined ? products.position : products.price}, ${products.serial}`;
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
