import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CatalogueSource } from '../../contract/catalogue/catalogue-source.ts';
import { pickProducts } from '../../contract/catalogue/pick-products.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { pageSize, type StorePage, type StoreQuery } from '../../contract/catalogue/store-query.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import { productColumns, toProduct } from '../to-product.ts';
import { LruMap } from './lru-map.ts';
import { type MatchExpressions, matchExpressions } from './match-expression.ts';

/** Number of searches and filters whose counts are cached. */
const cachedCounts = 1_000;

/** Maximum number of products that are read in order to pick some at random. */
const pickedFrom = 200;

/**
 * Creates a source that answers from the database, for catalogues of any size. Numbers of results
 * are cached, so create another source after a change of the listing.
 */
export function createSqlSource({ read }: Pick<Database, 'read'>): CatalogueSource {
  const counts = new LruMap<string, Promise<number>>(cachedCounts);
  const order = [asc(products.position), asc(products.serial)];

  function count(key: string, query: () => Promise<number>): Promise<number> {
    const cached = counts.get(key);
    if (cached) return cached;
    // The result of drizzle's `$count()` is a query that runs each time it is awaited.
    const result = Promise.resolve(query());
    counts.set(key, result);
    result.catch(() => counts.delete(key));
    return result;
  }

  const countMatches = (expression: string) =>
    count(`match:${expression}`, async () => {
      const row = await read.get<{ matches: number }>(
        sql`select count(*) as matches from products_search where products_search match ${expression}`,
      );
      return row.matches;
    });

  /** Selects a range of the matches in the order of the catalogue, which is that of their rowid. */
  async function selectMatches(expression: string, offset: number, limit: number) {
    if (limit <= 0) return [];
    const matches = sql`(select rowid as place from products_search
      where products_search match ${expression} order by rowid limit ${limit} offset ${offset})`;
    const rows = await read.select(productColumns).from(products)
      .where(inArray(products.serial, sql`(select place & 4294967295 from ${matches})`))
      .orderBy(...order);
    return rows.map(toProduct);
  }

  /** The matches in the name are counted only where the others begin: a count takes longest. */
  async function search(query: StoreQuery, expressions: MatchExpressions) {
    const { anywhere, byName, byDescription } = expressions;
    const page = toPage(query, await countMatches(anywhere));
    const start = (page.page - 1) * pageSize;
    const first = await selectMatches(byName, start, pageSize);
    const missing = pageSize - first.length;
    if (missing === 0) return { ...page, products: first };
    const inName = start === 0 ? first.length : await countMatches(byName);
    const others = await selectMatches(byDescription, Math.max(0, start - inName), missing);
    return { ...page, products: [...first, ...others] };
  }

  async function filter(query: StoreQuery): Promise<StorePage<Product>> {
    const { category, subCategory } = query;
    const where = hasCategory(category, subCategory);
    const total = await count(
      `filter:${category}/${subCategory}`,
      () => read.$count(products, where),
    );
    const page = toPage(query, total);
    const rows = await read.select(productColumns).from(products).where(where)
      .orderBy(...order).limit(pageSize).offset((page.page - 1) * pageSize);
    return { ...page, products: rows.map(toProduct) };
  }

  /**
   * Picks the products at random places, among many more products. There may be less products than
   * `total` meanwhile, so some places may be empty.
   */
  async function pickByPlace(
    where: SQL | undefined,
    total: number,
    limit: number,
  ): Promise<Product[]> {
    const places = new Set<number>();
    while (places.size < limit) places.add(Math.floor(Math.random() * total));
    const picked: Product[] = [];
    for (const place of places) {
      // The place is counted in an index, without reading the products before it.
      const serial = read.select({ serial: products.serial }).from(products).where(where)
        .orderBy(...order).limit(1).offset(place);
      const [row] = await read.select(productColumns).from(products)
        .where(inArray(products.serial, serial));
      if (row) picked.push(toProduct(row));
    }
    return picked;
  }

  async function lookup(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return [];
    const rows = await read.select(productColumns).from(products)
      .where(sql`${products.id} in (select value from json_each(${JSON.stringify(ids)}))`);
    const byId = new Map(rows.map((row) => [row.id, toProduct(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    async page(query) {
      const expressions = matchExpressions(query);
      if (expressions === undefined) return await filter(query);
      if (expressions === null) return { products: [], ...toPage(query, 0) };
      return await search(query, expressions);
    },
    async find(id) {
      const [row] = await read.select(productColumns).from(products).where(eq(products.id, id));
      return row && toProduct(row);
    },
    lookup,
    async pick(category, limit) {
      const where = hasCategory(category, '');
      const total = await count(`filter:${category}/`, () => read.$count(products, where));
      if (total > pickedFrom) return await pickByPlace(where, total, limit);
      const rows = await read.select(productColumns).from(products).where(where);
      return pickProducts(rows.map(toProduct), category, limit);
    },
  };
}

function hasCategory(category: string, subCategory: string): SQL | undefined {
  return and(
    category === '' ? undefined : eq(products.category, category),
    subCategory === '' ? undefined : eq(products.subCategory, subCategory),
  );
}

/** Returns the number of the shown page and the number of pages. */
function toPage({ page }: StoreQuery, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { total, page: Math.min(page, pageCount), pageCount };
}
