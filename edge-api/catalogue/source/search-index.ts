import { type SQL, sql } from 'drizzle-orm';
import type { StoreSort } from '../../contract/catalogue/store-filter.ts';
import type { Database } from '../../db/database.ts';
import { orderOf, scannedProducts } from './sql-filter.ts';

/** Conditions of a search. */
export interface SearchConditions {
  /** FTS5 expression for the index `products_search`. */
  expression: string;
  /** Condition on the products. */
  filter?: SQL;
}

/** Selects products in the index of the search. They are given by their serial numbers. */
export interface SearchIndex {
  /** Selects matches in the order of the catalogue, which is that of their rowid. */
  select(conditions: SearchConditions, offset: number, limit: number): Promise<number[]>;
  /** Selects matches in another order, for which all of them are read. */
  selectSorted(
    conditions: SearchConditions,
    sort: StoreSort,
    offset: number,
    limit: number,
  ): Promise<number[]>;
  /** Counts matches. @param limit number up to which they are counted; default: all */
  count(conditions: SearchConditions, limit?: number): Promise<number>;
}

const serial = sql`rowid & 4294967295`;

function isMatch({ expression, filter }: SearchConditions): SQL {
  const match = sql`products_search match ${expression}`;
  if (!filter) return match;
  return sql`${match} and ${serial} in (select serial ${scannedProducts} where ${filter})`;
}

/** Creates the access to the index of the search. */
export function createSearchIndex({ read }: Pick<Database, 'read'>): SearchIndex {
  /** Reads one row with an array, several times as fast as a thousand rows. */
  async function readSerials(query: SQL): Promise<number[]> {
    const row = await read.get<{ serials: string }>(
      sql`select json_group_array(serial) as serials from (${query})`,
    );
    return JSON.parse(row.serials) as number[];
  }

  return {
    select: (conditions, offset, limit) =>
      readSerials(sql`select ${serial} as serial from products_search
        where ${isMatch(conditions)} order by rowid limit ${limit} offset ${offset}`),
    selectSorted: ({ expression, filter }, sort, offset, limit) =>
      readSerials(sql`select serial ${scannedProducts}
        where serial in (
          select ${serial} from products_search where products_search match ${expression}
        ) and ${filter ?? sql`true`}
        order by ${sql.join(orderOf(sort), sql`, `)} limit ${limit} offset ${offset}`),
    async count(conditions, limit = -1) {
      const row = await read.get<{ matches: number }>(
        sql`select count(*) as matches from (
          select 1 from products_search where ${isMatch(conditions)} limit ${limit})`,
      );
      return row.matches;
    },
  };
}
