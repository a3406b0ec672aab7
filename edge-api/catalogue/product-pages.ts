import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Product } from '../contract/catalogue/product.ts';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { productColumns, toProduct } from './to-product.ts';

/**
 * Rows per query: this many of the longest products stay below the 10 MB limit of a server's
 * response, and are read and encoded in a few milliseconds.
 */
const defaultRowsPerQuery = 250;

/** Place of a product in the order of the catalogue. */
interface Place {
  position: number;
  serial: number | null;
}

/**
 * Reads all products in their order, some hundred at a time. Products that move meanwhile may be
 * missing or read twice: compare the versions of the catalogue before and after.
 */
export async function* readProductPages(
  { read }: { read: Pick<ReadDatabase, 'select'> },
  rowsPerQuery: number = defaultRowsPerQuery,
): AsyncGenerator<Product[]> {
  let last: Place | undefined;
  for (;;) {
    const rows = await read.select({ ...productColumns, serial: products.serial })
      .from(products).where(last && isAfter(last))
      .orderBy(asc(products.position), asc(products.serial)).limit(rowsPerQuery);
    if (rows.length > 0) yield rows.map(({ serial: _, ...row }) => toProduct(row));
    if (rows.length < rowsPerQuery) return;
    last = rows.at(-1);
  }
}

function isAfter({ position, serial }: Place) {
  return or(
    gt(products.position, position),
    and(eq(products.position, position), gt(products.serial, serial ?? 0)),
  );
}
