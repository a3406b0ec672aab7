import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm';
import type { DetailedProduct, Product } from '../contract/catalogue/product.ts';
import type { ReadDatabase } from '../db/database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import {
  detailedColumns,
  isShown,
  productColumns,
  toDetailedProduct,
  toProduct,
} from './product-row.ts';

type Reader = { read: Pick<ReadDatabase, 'select'> };

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

const order = [asc(products.position), asc(products.serial)];

/**
 * Reads all shown products in their order, some hundred at a time. Products that move meanwhile may
 * be missing or read twice: compare the versions of the catalogue before and after.
 */
export async function* readProductPages({ read }: Reader): AsyncGenerator<Product[]> {
  const limit = defaultRowsPerQuery;
  const pages = readPages(
    limit,
    (after) =>
      read.select(productColumns).from(products).where(and(isShown, after)).orderBy(...order).limit(
        limit,
      ),
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
    (after) =>
      read.select(detailedColumns).from(products).where(and(filter, after)).orderBy(...order).limit(
        limit,
      ),
  );
  for await (const rows of pages) {
    onRead?.(rows.length);
    yield rows.map(toDetailedProduct);
  }
}

async function* readPages<Row extends Place>(
  limit: number,
  readRows: (after: SQL | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readRows(last && isAfter(last));
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

function isAfter({ position, serial }: Place) {
  return or(
    gt(products.position, position),
    and(eq(products.position, position), gt(products.serial, serial ?? 0)),
  );
}
