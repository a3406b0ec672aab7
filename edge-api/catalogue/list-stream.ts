import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { listStart } from './list-body.ts';
import { productColumns, toProduct } from './to-product.ts';

/**
 * Rows per query: this many of the longest products stay below the 10 MB limit of a server's
 * response, and are read and encoded in a few milliseconds.
 */
const rowsPerQuery = 250;

/** Place of a product in the order of the catalogue. */
interface Place {
  position: number;
  serial: number | null;
}

/**
 * Generates the body of the product list of a large catalogue, so that only a few hundred products
 * are in memory at a time.
 *
 * @param versions read before the first product
 */
export async function* generateList(
  { read }: { read: Pick<ReadDatabase, 'select'> },
  versions: CatalogueVersions,
): AsyncGenerator<string> {
  let last: Place | undefined;
  for (;;) {
    const rows = await read.select({ ...productColumns, serial: products.serial })
      .from(products).where(last && isAfter(last))
      .orderBy(asc(products.position), asc(products.serial)).limit(rowsPerQuery);
    const texts = rows.map(({ serial: _, ...row }) => JSON.stringify(toProduct(row)));
    const start = last ? (texts.length > 0 ? ',' : '') : `${listStart(versions)}[`;
    const isEnd = rows.length < rowsPerQuery;
    yield start + texts.join(',') + (isEnd ? ']}' : '');
    if (isEnd) return;
    last = rows.at(-1);
  }
}

function isAfter({ position, serial }: Place) {
  return or(
    gt(products.position, position),
    and(eq(products.position, position), gt(products.serial, serial ?? 0)),
  );
}
