import { type SQL, sql } from 'drizzle-orm';
import type { StoreFilter, StoreSort } from '../../contract/catalogue/store-filter.ts';
import type { Reader } from '../../db/database.ts';
import {
  filterCondition,
  fromFamilies,
  isLimited,
  orderOf,
  scannedProducts,
} from './sql-filter.ts';

export interface SearchConditions {
  /** FTS5 expression for the indexes `products_search` and `options_search`. */
  expression: string;
  /** Filter, whose category and subcategory are in the expression too. */
  filter: StoreFilter;
  /**
   * Expressions of the group that comes first, and of both groups, if `expression` is that of the
   * other one. @default none
   */
  other?: { name: string; anywhere: string };
}

/** Selects the places in the order of the catalogue of the listed products that match. */
function ownMatches({ expression, filter }: SearchConditions): SQL {
  const match = sql`select rowid as place from products_search
    where products_search match ${expression}`;
  if (!isLimited(filter)) return match;
  return sql`${match} and rowid & 4294967295 in (
    select serial ${scannedProducts} where ${filterCondition(filter)})`;
}

/** Selects the places of the listed products whose families have another product that matches. */
const familyMatches = ({ expression, filter }: SearchConditions): SQL =>
  sql`select position << 32 | serial as place ${
    fromFamilies(
      filter,
      sql`serial in (select rowid from options_search where options_search match ${expression})`,
    )
  }`;

/** Returns a query of all places. Both parts are read in order, as far as they are needed. */
function placesOf(conditions: SearchConditions, hasOptions: boolean): SQL {
  const own = ownMatches(conditions);
  if (!hasOptions) return own;
  const { other, filter } = conditions;
  if (!other) return sql`${own} union ${familyMatches(conditions)}`;
  // A product of a family may match in one group, and another one of it in the other group.
  const first = { expression: other.name, filter };
  const inFirst = familyMatches(first);
  return sql`select place from (${own}) where place not in (${inFirst})
    union select place from (${familyMatches({ expression: other.anywhere, filter })})
      where place not in (${inFirst}) and place not in (${ownMatches(first)})`;
}

/**
 * Creates the access to the index of the search, whose products are given by serial numbers.
 *
 * @param hasOptions returns `true` if there are families, which take longer
 */
export function createSearchIndex({ read }: Reader, hasOptions: () => Promise<boolean>) {
  /** Reads one row with an array, several times as fast as a thousand rows. */
  async function readSerials(query: SQL): Promise<number[]> {
    const row = await read.get<{ serials: string }>(
      sql`select json_group_array(serial) as serials from (${query})`,
    );
    return JSON.parse(row.serials) as number[];
  }

  return {
    /** Selects matches in the order of the catalogue, which is that of their rowid. */
    select: async (conditions: SearchConditions, offset: number, limit: number) =>
      await readSerials(sql`select place & 4294967295 as serial from (
        ${
        placesOf(conditions, await hasOptions())
      } order by place limit ${limit} offset ${offset})`),
    /** Selects matches in another order, for which all of them are read. */
    selectSorted: async (
      conditions: SearchConditions,
      sort: StoreSort,
      offset: number,
      limit: number,
    ) =>
      await readSerials(sql`select serial ${scannedProducts}
        where hidden = 0 and serial in (
          select place & 4294967295 from (${placesOf(conditions, await hasOptions())}))
        order by ${sql.join(orderOf(sort), sql`, `)} limit ${limit} offset ${offset}`),
    /** @param limit number up to which matches are counted. @default all */
    async count(conditions: SearchConditions, limit = -1) {
      const row = await read.get<{ matches: number }>(
        sql`select count(*) as matches from (
          ${placesOf(conditions, await hasOptions())} limit ${limit})`,
      );
      return row.matches;
    },
  };
}
