import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isSameVersion, readCatalogueVersions } from '../../catalogue/catalogue-versions.ts';
import { productColumns } from '../../catalogue/to-product.ts';
import { type ProductRow, products } from '../../db/schema.ts';

/**
 * Rows per query: this many of the longest products stay below the 10 MB limit of a server's
 * response.
 */
const rowsPerQuery = 500;

/** Maximum attempts at a consistent read. A busy shop may change its stock during each of them. */
const maxAttempts = 3;

/** Reads all products in display order, if possible at one catalogue version. */
export async function readProductRows(database: Database): Promise<ProductRow[]> {
  for (let attempt = 1;; attempt++) {
    const versions = await readCatalogueVersions(database);
    const rows = await readAllPages(database);
    const isConsistent = isSameVersion(versions, await readCatalogueVersions(database));
    if (isConsistent || attempt === maxAttempts) return rows;
  }
}

async function readAllPages({ read }: Database): Promise<ProductRow[]> {
  const rows: (ProductRow & { serial: number | null })[] = [];
  for (;;) {
    const last = rows.at(-1)?.id ?? '';
    const next = await read.select({ ...productColumns, serial: products.serial }).from(products)
      .where(gt(products.id, last)).orderBy(asc(products.id)).limit(rowsPerQuery);
    rows.push(...next);
    if (next.length < rowsPerQuery) break;
  }
  return rows
    .sort((a, b) => a.position - b.position || (a.serial ?? 0) - (b.serial ?? 0))
    .map(({ serial: _, ...row }) => row);
}
