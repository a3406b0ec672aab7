import type { ReadDatabase } from '../db/database.ts';
import type { CatalogueVersions } from './catalogue-versions.ts';
import { generateJsonList } from '../http/json-list.ts';
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
  yield* generateJsonList(`${listStart(versions)}[`, readProductPages(database), () => ']}');
}
