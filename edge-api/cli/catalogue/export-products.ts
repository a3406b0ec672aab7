import { readCatalogueVersions } from '../../catalogue/catalogue-versions.ts';
import { readDetailedProductPages } from '../../catalogue/product-pages.ts';
import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { OwnerError } from '../owner-error.ts';

/** Maximum attempts at a consistent export. A busy shop may change products during each of them. */
const maxAttempts = 3;

/** Rows per query. More of them are faster, and keep more garbage in memory. */
const rowsPerQuery = 100;

/**
 * Exports all products in order, if possible at one version of the catalogue.
 *
 * @param write writes the products; called again if they changed meanwhile
 * @returns the number of products
 * @throws {OwnerError} if products were added, removed, moved or renamed during each attempt
 */
export async function exportProducts(
  database: Database,
  write: (pages: AsyncIterable<DetailedProduct[]>) => Promise<void>,
): Promise<number> {
  for (let attempt = 1;; attempt++) {
    const before = await readCatalogueVersions(database);
    const count = await countWritten(database, write);
    const after = await readCatalogueVersions(database);
    if (after.content === before.content) return count;
    if (attempt < maxAttempts) continue;
    // Every product is complete, though not of the same time as the others.
    if (after.listing === before.listing) return count;
    throw new OwnerError(
      'CATALOGUE_CHANGED',
      'The products were changed during the export. Export them again.',
    );
  }
}

async function countWritten(
  database: Database,
  write: (pages: AsyncIterable<DetailedProduct[]>) => Promise<void>,
): Promise<number> {
  let count = 0;
  async function* pages() {
    for await (const page of readDetailedProductPages(database, rowsPerQuery)) {
      count += page.length;
      yield page;
    }
  }
  await write(pages());
  return count;
}
