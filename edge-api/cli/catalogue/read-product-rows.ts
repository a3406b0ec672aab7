import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { readCatalogueVersion } from '../../catalogue/read-catalogue-version.ts';
import { type ProductRow, products } from '../../db/schema.ts';

/** A database server's reply holds at most 10 MB: this many of the longest products are less. */
const rowsPerQuery = 500;

/** After this many tries it is taken as it is: on a busy day something is sold all the time. */
const tries = 3;

/** Reads all products in the order in which the shop lists them, as they are at one moment. */
export async function readCatalogue(database: Database): Promise<ProductRow[]> {
  for (let attempt = 1;; attempt++) {
    const version = await readCatalogueVersion(database);
    const rows = await readRows(database);
    if (attempt === tries || await readCatalogueVersion(database) === version) {
      return rows.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
    }
  }
}

async function readRows({ read }: Database): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (;;) {
    const last = rows.at(-1)?.id ?? '';
    const next = await read.select().from(products).where(gt(products.id, last))
      .orderBy(asc(products.id)).limit(rowsPerQuery);
    rows.push(...next);
    if (next.length < rowsPerQuery) return rows;
  }
}
