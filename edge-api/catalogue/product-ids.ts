import { and, asc, gt, lte, max } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { isShown } from './product-row.ts';

type Reader = { read: Pick<ReadDatabase, 'select'> };

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
