import type { ReadDatabase } from '../db/database.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { listStart } from './list-body.ts';
import { readProductPages } from './product-pages.ts';

/**
 * Generates the body of the product list of a large catalogue, so that only a few hundred products
 * are in memory at a time.
 *
 * @param versions read before the first product
 */
export async function* generateList(
  database: { read: Pick<ReadDatabase, 'select'> },
  versions: CatalogueVersions,
): AsyncGenerator<string> {
  let start = `${listStart(versions)}[`;
  for await (const page of readProductPages(database)) {
    yield start + page.map((product) => JSON.stringify(product)).join(',');
    start = ',';
  }
  yield start === ',' ? ']}' : `${start}]}`;
}
