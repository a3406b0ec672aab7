import { asc, inArray, sql } from 'drizzle-orm';
import {
  createRank,
  type MatchGroup,
  type Rank,
  sortByRank,
} from '../../contract/catalogue/search/create-rank.ts';
import { placeOf } from '../../contract/catalogue/search/places.ts';
import type { Term } from '../../contract/catalogue/search/read-terms.ts';
import type { SearchLimits } from '../../contract/catalogue/search/search-limits.ts';
import type { SearchStage } from '../../contract/catalogue/search/term-match.ts';
import { spelledText } from '../../contract/catalogue/search/word-pattern.ts';
import { fullName } from '../../contract/catalogue/families.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import type { StoreFilter, StoreSort } from '../../contract/catalogue/store-filter.ts';
import {
  countedMatches,
  countMatches,
  pageSize,
  type StorePage,
  type StoreQuery,
  toPage,
} from '../../contract/catalogue/store-query.ts';
import type { Reader } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { cachedPromise, LruCache } from '../../lru-cache.ts';
import { productColumns, toProduct } from '../product-row.ts';
import { type MatchExpressions, matchExpressions } from './match-expression.ts';
import { createSearchIndex, type SearchConditions } from './search-index.ts';

/** Number of searches whose results are cached: up to 240 numbers each. */
const cachedSearches = 300;

/** The first matches of a group in the order of their ranks, as serial numbers of products. */
interface RankedGroup {
  readonly serials: readonly number[];
  /** `true` if the group has no further matches. */
  readonly complete: boolean;
}

interface Findings {
  readonly name: RankedGroup;
  /** The other matches, read when a page needs them. */
  description(): Promise<RankedGroup>;
  /** Number of matches up to the limit. */
  readonly matches: number;
}

type GroupConditions = Omit<SearchConditions, 'filter'>;

const groups: Record<MatchGroup, (expressions: MatchExpressions) => GroupConditions> = {
  name: ({ name }) => ({ expression: name }),
  description: ({ description, ...other }) => ({ expression: description, other }),
};

/** Finds the products of a page; `undefined` if nothing matches. */
export type SqlSearch = (
  query: StoreQuery,
  terms: readonly Term[],
  stage: SearchStage,
) => Promise<StorePage<Product> | undefined>;

/**
 * Creates the search of a catalogue of any size. Only the first matches of a group are read and
 * put in order, and matches are counted up to a limit, so that a search for frequent words takes
 * about as long as any other. Results are cached.
 */
export function createSqlSearch(
  { read }: Reader,
  limits: SearchLimits,
  hasOptions: () => Promise<boolean>,
): SqlSearch {
  const searches = new LruCache<string, Promise<Findings>>({ maxEntries: cachedSearches });
  const index = createSearchIndex({ read }, hasOptions);

  function find(query: StoreQuery, terms: readonly Term[], expressions: MatchExpressions) {
    const counted = countedMatches(query, limits);
    // The expression has no accents, which decide the order.
    const words = terms.map((term) =>
      [term, ...term.synonyms, ...term.related].map(({ words }) => words.map(({ text }) => text))
    );
    const { element, min, max } = query;
    const key = [counted, JSON.stringify([words, element, min, max]), expressions.anywhere]
      .join('\n');
    const search = () => findMatches(terms, expressions, query, counted);
    return cachedPromise(searches, key, search);
  }

  async function findMatches(
    terms: readonly Term[],
    expressions: MatchExpressions,
    filter: StoreFilter,
    counted: number,
  ): Promise<Findings> {
    const rank = createRank(terms);
    const selectMatches = (conditions: GroupConditions, limit: number) =>
      index.select({ ...conditions, filter }, 0, limit);
    const inName = await selectMatches(groups.name(expressions), limits.ranked + 1);
    const name = await rankGroup(inName, 'name', rank);
    // Enough to fill the other group, and one more to find out whether there are more.
    const limit = Math.max(counted + 1, limits.ranked * 2 + 1);
    const anywhere = await selectMatches({ expression: expressions.anywhere }, limit);
    const matches = anywhere.length;
    let others: Promise<RankedGroup> | undefined;
    const rankOthers = async () => {
      const known = new Set(inName);
      const serials = name.complete
        ? anywhere.filter((serial) => !known.has(serial))
        : await selectMatches(groups.description(expressions), limits.ranked + 1);
      return await rankGroup(serials, 'description', rank);
    };
    const description = () => {
      others ??= rankOthers();
      others.catch(() => others = undefined);
      return others;
    };
    return { name, matches, description };
  }

  /** Puts the first matches in order. */
  async function rankGroup(
    matches: readonly number[],
    group: MatchGroup,
    rank: Rank,
  ): Promise<RankedGroup> {
    const complete = matches.length <= limits.ranked;
    const first = matches.slice(0, limits.ranked);
    if (first.length === 0) return { serials: [], complete };
    const { serial, name, description, category, subCategory } = products;
    const rows = await read.select({
      serial,
      name,
      option: products.option,
      description: group === 'name' ? sql<string>`''` : description,
      category,
      subCategory,
    }).from(products).where(inArray(serial, first)).orderBy(asc(products.position), asc(serial));
    const ranked = sortByRank(rows, (row) =>
      rank({
        name: spelledText(fullName(row)),
        description: spelledText(row.description),
        places: [placeOf(row.category, ''), placeOf(row.category, row.subCategory)],
      }, group));
    return { serials: ranked.map((row) => row.serial ?? 0), complete };
  }

  async function readProducts(serials: readonly number[]): Promise<Product[]> {
    if (serials.length === 0) return [];
    const rows = await read.select(productColumns).from(products)
      .where(inArray(products.serial, [...serials]));
    const bySerial = new Map(rows.map((row) => [row.serial, toProduct(row)]));
    return serials.flatMap((serial) => bySerial.get(serial) ?? []);
  }

  /** Reads a range of a group. Matches after the ranked ones have the order of the catalogue. */
  async function readGroup(
    group: RankedGroup,
    conditions: SearchConditions,
    offset: number,
    limit: number,
  ) {
    const ranked = group.serials.slice(offset, offset + limit);
    const missing = limit - ranked.length;
    if (missing === 0 || group.complete) return await readProducts(ranked);
    const start = Math.max(offset, group.serials.length);
    const others = await index.select(conditions, start, missing);
    return await readProducts([...ranked, ...others]);
  }

  async function sortedPage(query: StoreQuery, sort: StoreSort, conditions: SearchConditions) {
    const matches = await index.count(conditions, countedMatches(query, limits) + 1);
    if (matches === 0) return undefined;
    const total = countMatches(query, matches, limits);
    const page = toPage(query, total.total);
    const start = (page.page - 1) * pageSize;
    const serials = await index.selectSorted(conditions, sort, start, pageSize);
    return { products: await readProducts(serials), ...total, ...page };
  }

  return async (query, terms, stage) => {
    const expressions = matchExpressions(terms, query, stage);
    if (query.sort) {
      const conditions = { expression: expressions.anywhere, filter: query };
      return await sortedPage(query, query.sort, conditions);
    }
    const { name, description, matches } = await find(query, terms, expressions);
    if (matches === 0) return undefined;
    const total = countMatches(query, matches, limits);
    const page = toPage(query, total.total);
    const start = (page.page - 1) * pageSize;
    const names = { ...groups.name(expressions), filter: query };
    const first = await readGroup(name, names, start, pageSize);
    const missing = pageSize - first.length;
    if (missing === 0) return { products: first, ...total, ...page };
    const inName = name.complete ? name.serials.length : await index.count(names);
    const others = await readGroup(
      await description(),
      { ...groups.description(expressions), filter: query },
      Math.max(0, start - inName),
      missing,
    );
    return { products: [...first, ...others], ...total, ...page };
  };
}
