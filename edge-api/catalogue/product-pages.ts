import { and, asc, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { DetailedProduct, Product } from '../contract/catalogue/product.ts';
import type { Reader } from '../db/database.ts';
import { readPages } from '../db/query-pages.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import {
  detailedColumns,
  isShown,
  productColumns,
  toDetailedProduct,
  toProduct,
} from './product-row.ts';

/**
 * Rows per query: this many of the longest products stay below the 10 MB limit of a server's
 * response, and are read and encoded in a few milliseconds.
 */
const defaultRowsPerQuery = 250;

export type Place = Pick<typeof products.$inferSelect, 'position' | 'serial'>;

export const placeOrder = [asc(products.position), asc(products.serial)];

/**
 * Reads all shown products in their order, some hundred at a time. Products that move meanwhile may
 * be missing or read twice: compare the versions of the catalogue before and after.
 */
export async function* readProductPages({ read }: Reader): AsyncGenerator<Product[]> {
  const limit = defaultRowsPerQuery;
  const pages = readPages(
    limit,
    (last?: Place) =>
      read.select(productColumns).from(products).where(and(isShown, last && isAfter(last)))
        .orderBy(...placeOrder).limit(limit),
  );
  for await (const rows of pages) yield rows.map(toProduct);
}

/** Reads the products with their details, also hidden ones, like {@linkcode readProductPages}. */
export async function* readDetailedProductPages(
  { read }: Reader,
  limit: number,
  { filter, onRead }: { filter?: SQL; onRead?: (count: number) => void } = {},
): AsyncGenerator<DetailedProduct[]> {
  const pages = readPages(
    limit,
    (last?: Place) =>
      read.select(detailedColumns).from(products).where(and(filter, last && isAfter(last)))
        .orderBy(...placeOrder).limit(limit),
  );
  for await (const rows of pages) {
    onRead?.(rows.length);
    yield rows.map(toDetailedProduct);
  }
}

export function isAfter({ position, serial }: Place): SQL {
  return sql`(${products.position}, ${products.serial}) > (${position}, ${serial})`;
}

/** Number of ids per query, which is read in about two milliseconds. */
const idsPerQuery = 1_000;

/** Returns the highest serial number of a product; 0 if there are none. */
export async function readLastSerial({ read }: Reader): Promise<number> {
  const [row] = await read.select({ last: max(products.serial) }).from(products);
  return row?.last ?? 0;
}

/**
 * Reads the ids of the shown products whose serial number is above `after` and at most `last`, in
 * lists of at most {@linkcode idsPerQuery}.
 */
export async function* readProductIds(
  { read }: Reader,
  after: number,
  last: number,
): AsyncGenerator<string[]> {
  for (let serial = after;;) {
    const rows = await read.select({ id: products.id, serial: products.serial }).from(products)
      .where(and(gt(products.serial, serial), lte(products.serial, last), isShown))
      .orderBy(asc(products.serial)).limit(idsPerQuery);
    yield rows.map(({ id }) => id);
    if (rows.length < idsPerQuery) return;
    serial = rows.at(-1)?.serial ?? last;
  }
}
