import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SourceOptions } from '../../contract/catalogue/list-source.ts';
import { meantOptions } from '../../contract/catalogue/meant-options.ts';
import { pickProducts } from '../../contract/catalogue/pick-products.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { marksOf } from '../../contract/catalogue/search/marks.ts';
import { readTerms, type Term } from '../../contract/catalogue/search/read-terms.ts';
import { searchLimits } from '../../contract/catalogue/search/search-limits.ts';
import { findSimilar } from '../../contract/catalogue/search/find-similar.ts';
import { noSynonyms } from '../../contract/catalogue/search/synonyms.ts';
import {
  createVocabularyReader,
  vocabularyProducts,
} from '../../contract/catalogue/search/vocabulary.ts';
import type { StoreFilter } from '../../contract/catalogue/store-filter.ts';
import {
  pageSize,
  type StorePage,
  type StoreQuery,
  toPage,
} from '../../contract/catalogue/store-query.ts';
import type { Reader } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { cachedPromise, LruCache } from '../../lru-cache.ts';
import type { DetailedSource } from '../product-page/detailed-source.ts';
import { readDetailedProduct, readOptions } from '../product-page/read-detailed-product.ts';
import { readRelated } from '../product-page/read-related.ts';
import { isListed, isShown, productColumns, toProduct } from '../product-row.ts';
import {
  filterCondition,
  fromFamilies,
  fromProducts,
  isLimited,
  orderColumns,
  orderOf,
} from './sql-filter.ts';
import { createSqlSearch } from './sql-search.ts';
import { readSuitedProducts } from './suited-products.ts';

/** Number of filters whose counts are cached. */
const cachedCounts = 1_000;

/** Maximum number of products that are read in order to pick some at random. */
const pickedFrom = 200;

/** Returns `true` if a filter leaves out products. */
const hasConditions = (filter: StoreFilter) => filter.category !== '' || isLimited(filter);

/**
 * Creates a source that answers from the database, for catalogues of any size. Numbers of results
 * are cached, so create another source after a change of the listing or of a price.
 */
export function createSqlSource(
  { read }: Reader,
  { synonyms: readSynonyms = noSynonyms, limits = searchLimits }: SourceOptions = {},
): DetailedSource {
  const counts = new LruCache<string, Promise<number>>({ maxEntries: cachedCounts });
  let options: Promise<boolean> | undefined;
  /** Returns `true` if there are products of families that lists do not show. */
  function hasOptions(): Promise<boolean> {
    const query = sql`select exists (select 1 from products where hidden = 2) as found`;
    options ??= read.get<{ found: number }>(query).then(({ found }) => found === 1);
    options.catch(() => options = undefined);
    return options;
  }
  const search = createSqlSearch({ read }, limits, hasOptions);

  /** Searches names and descriptions; without a match also categories and related products. */
  async function findTerms(query: StoreQuery, terms: readonly Term[]) {
    return await search(query, terms, 'words') ?? await search(query, terms, 'places');
  }

  const vocabularyOf = createVocabularyReader(async () => {
    const rows = await read.select({ name: products.name }).from(products).where(isListed)
      .orderBy(...orderOf(undefined)).limit(vocabularyProducts);
    return rows.map(({ name }) => name);
  });

  async function searchPage(query: StoreQuery): Promise<StorePage<Product> | undefined> {
    const synonyms = await readSynonyms();
    const terms = readTerms(query.q, synonyms);
    if (terms === undefined) return undefined;
    const nothing = { products: [], total: 0, ...toPage(query, 0) };
    if (terms.length === 0) return nothing;
    const marks = marksOf(terms);
    const found = await findTerms(query, terms);
    if (found) return { ...found, marks };
    const search = async (query: StoreQuery): Promise<StorePage<Product>> => {
      const terms = readTerms(query.q, synonyms);
      if (terms === undefined) return await filter(query);
      return terms.length > 0 && await findTerms(query, terms) || nothing;
    };
    const words = { vocabulary: await vocabularyOf(synonyms), synonyms };
    return { ...nothing, marks, ...await findSimilar(query, words, search) };
  }

  function countProducts(filter: StoreFilter): Promise<number> {
    const { category, subCategory, element, min, max } = filter;
    const key = JSON.stringify([category, subCategory, element, min, max]);
    return cachedPromise(counts, key, async () => {
      const own = filterCondition(filter);
      const count = async (from: SQL) =>
        (await read.get<{ total: number }>(sql`select count(*) as total ${from}`)).total;
      const listed = await count(sql`${fromProducts(filter, 'price-asc')} where ${own}`);
      if (!hasConditions(filter) || !await hasOptions()) return listed;
      return listed + await count(sql`${fromFamilies(filter)} and not (${own})`);
    });
  }

  async function filter(query: StoreQuery): Promise<StorePage<Product>> {
    const total = await countProducts(query);
    const page = toPage(query, total);
    const order = orderOf(query.sort);
    // The products before the page are skipped in an index, without reading them.
    const columns = orderColumns(query.sort);
    // Both parts of a union are read in the order, as far as they are needed.
    const families = hasConditions(query) && await hasOptions()
      ? sql`union select ${columns} ${fromFamilies(query)}`
      : sql``;
    const serials = sql`select serial from (select ${columns} ${fromProducts(query, query.sort)}
      where ${filterCondition(query)} ${families} order by ${sql.join(order, sql`, `)}
      limit ${pageSize} offset ${(page.page - 1) * pageSize})`;
    const rows = await read.select(productColumns).from(products)
      .where(sql`${products.serial} in (${serials})`).orderBy(...order);
    return { products: rows.map(toProduct), total, ...page };
  }

  /**
   * Picks the products at random places, among many more products. There may be fewer products than
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
        .orderBy(...orderOf(undefined)).limit(1).offset(place);
      const [row] = await read.select(productColumns).from(products)
        .where(inArray(products.serial, serial));
      if (row) picked.push(toProduct(row));
    }
    return picked;
  }

  async function lookup(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return [];
    const rows = await read.select(productColumns).from(products)
      .where(
        and(isShown, sql`${products.id} in (select value from json_each(${JSON.stringify(ids)}))`),
      );
    const byId = new Map(rows.map((row) => [row.id, toProduct(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Adds the options that the query means instead of the products in their place. */
  async function withMeantOptions(page: StorePage<Product>, query: StoreQuery) {
    const families = page.products.flatMap(({ family, familySize = 1 }) =>
      family !== undefined && familySize > 1 ? [family] : []
    );
    if (families.length === 0) return page;
    const rows = await read.select(productColumns).from(products)
      .where(and(inArray(products.family, families), sql`${products.hidden} = 2`))
      .orderBy(...orderOf(undefined));
    const others = Map.groupBy(rows.map(toProduct), ({ family }) => family);
    const terms = readTerms(query.q, await readSynonyms());
    const variantsOf = (card: Product) => [card, ...others.get(card.family) ?? []];
    return { ...page, ...meantOptions(page.products, query, terms, variantsOf) };
  }

  return {
    page: async (query) =>
      await withMeantOptions(await searchPage(query) ?? await filter(query), query),
    async find(id) {
      const [row] = await read.select(productColumns).from(products)
        .where(and(eq(products.id, id), isShown));
      return row && await readOptions({ read }, toProduct(row));
    },
    details: (id) => readDetailedProduct({ read }, id),
    related: (product) => readRelated({ read }, product),
    lookup,
    suited: (chart) => readSuitedProducts({ read }, chart),
    async pick(category, limit) {
      const filter = { category, subCategory: '' };
      const where = filterCondition(filter);
      const total = await countProducts(filter);
      if (total > pickedFrom) return await pickByPlace(where, total, limit);
      const rows = await read.select(productColumns).from(products).where(where);
      return pickProducts(rows.map(toProduct), category, limit);
    },
  };
}
