import { inArray } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { counters } from '../db/schema/process-tables.ts';

/** Versions of the catalogue, which only grow. The database counts them. */
export interface CatalogueVersions {
  /**
   * Grows with every change that pages show. The stock counts only as none, few (1 to 4) or many.
   */
  readonly content: number;
  /**
   * Grows with every change that can alter the members or the order of a list of products, except
   * changes of prices.
   */
  readonly listing: number;
  /** Grows with every change of a price, which can alter lists that are sorted or limited by it. */
  readonly prices: number;
  /** Grows with every change of a stock. */
  readonly stock: number;
}

const names = ['catalogue', 'listing', 'prices', 'stock'];

export async function readCatalogueVersions({ read }: Reader): Promise<CatalogueVersions> {
  const rows = await read.select().from(counters).where(inArray(counters.name, names));
  const versionOf = (name: string) => {
    const row = rows.find((row) => row.name === name);
    if (!row) throw new Error(`The counter '${name}' is missing: migrate the database first`);
    return row.value;
  };
  return {
    content: versionOf('catalogue'),
    listing: versionOf('listing'),
    prices: versionOf('prices'),
    stock: versionOf('stock'),
  };
}

/** Returns `true` if nothing has changed between two versions. */
export function isSameVersion(one: CatalogueVersions, other: CatalogueVersions): boolean {
  return one.content === other.content && one.listing === other.listing &&
    one.prices === other.prices && one.stock === other.stock;
}
