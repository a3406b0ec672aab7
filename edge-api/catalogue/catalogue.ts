import {
  createRefreshedValue,
  type RefreshedValue,
  type RefreshTimes,
} from '../concurrency/refreshed-value.ts';
import type { SourceOptions } from '../contract/catalogue/list-source.ts';
import type { Product } from '../contract/catalogue/product.ts';
import type { Reader } from '../db/database.ts';
import { products as productsTable } from '../db/schema/catalogue-tables.ts';
import { describeError, type Log } from '../log.ts';
import {
  type CatalogueVersions,
  isSameVersion,
  readCatalogueVersions,
} from './catalogue-versions.ts';
import { ProductList } from './product-list.ts';
import { createDetailedListSource, type DetailedSource } from './product-page/detailed-source.ts';
import { isShown } from './product-row.ts';
import { readChangedIds } from './read-changes.ts';
import { createSqlSource } from './source/sql-source.ts';

export interface CatalogueSnapshot {
  readonly versions: CatalogueVersions;
  readonly count: number;
  /** All products in order; unset if there are more than the limit. */
  readonly products?: readonly Product[];
  readonly source: DetailedSource;
}

export interface ContentChange {
  /** Ids of the changed and deleted products; unset if any list of products may have changed. */
  ids?: readonly string[];
  /** `true` if lists that are sorted or limited by price may have changed. @default false */
  prices?: boolean;
}

/** The catalogue of a database. Its versions are checked once a second, if it is used. */
export interface Catalogue extends RefreshedValue<CatalogueSnapshot> {
  /** Calls `listener` after each change of the content, before `current()` returns it. */
  onContentChange(listener: (change: ContentChange) => void): void;
}

/** Maximum number of changed products that listeners receive one by one. */
const changedIdsLimit = 1_000;

export interface CatalogueOptions extends RefreshTimes {
  /** Maximum number of products that are kept in memory. @default 1,000 */
  listLimit?: number;
  /** Returns the synonyms of the shop. @default the names of categories only */
  synonyms?: SourceOptions['synonyms'];
}

export function createCatalogue(
  database: Reader,
  log: Log,
  { listLimit = 1_000, synonyms, ...times }: CatalogueOptions = {},
): Catalogue {
  const listeners: ((change: ContentChange) => void)[] = [];
  let list: ProductList | undefined;

  async function refresh(snapshot: CatalogueSnapshot | undefined): Promise<CatalogueSnapshot> {
    const versions = await readCatalogueVersions(database);
    const before = snapshot?.versions;
    if (snapshot && before && isSameVersion(before, versions)) return snapshot;
    const isNewListing = before?.listing !== versions.listing;
    const prices = before?.prices !== versions.prices;
    if (list && before) await list.update(database, before);
    const next = await describe(versions, snapshot, isNewListing || prices);
    // The change is reported with the snapshot or not at all: after an error it is read again.
    const change = before && before.content !== versions.content
      ? { ids: isNewListing ? undefined : await changedIds(before.content), prices }
      : undefined;
    if (change) { for (const listener of listeners) listener(change); }
    return next;
  }

  async function describe(
    versions: CatalogueVersions,
    snapshot: CatalogueSnapshot | undefined,
    haveListsChanged: boolean,
  ): Promise<CatalogueSnapshot> {
    let count = list ? list.products.length : snapshot?.count;
    if (!list && (count === undefined || haveListsChanged)) {
      count = await database.read.$count(productsTable, isShown);
      if (count <= listLimit) list = await ProductList.read(database);
    }
    if (list && list.products.length > listLimit) list = undefined;
    if (list) {
      const { products } = list;
      const isSameList = snapshot?.products === products;
      const source = isSameList && snapshot
        ? snapshot.source
        : createDetailedListSource(database, products, { synonyms });
      return { versions, count: products.length, products, source };
    }
    const source = snapshot && !snapshot.products && !haveListsChanged
      ? snapshot.source
      : createSqlSource(database, { synonyms });
    return { versions, count: count ?? 0, source };
  }

  async function changedIds(since: number): Promise<string[] | undefined> {
    const ids = await readChangedIds(database, since, changedIdsLimit + 1);
    return ids.length > changedIdsLimit ? undefined : ids;
  }

  return {
    ...createRefreshedValue<CatalogueSnapshot>({
      refresh,
      onError: (error) => log('warn', 'catalogue not refreshed', describeError(error)),
      ...times,
    }),
    onContentChange(listener) {
      listeners.push(listener);
    },
  };
}
