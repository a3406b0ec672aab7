import { readDetailedProductPages } from '../../catalogue/product-pages.ts';
import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import type { ImportOptions } from '../catalogue/import/import-options.ts';
import { importProducts, type ImportSteps } from '../catalogue/import/import-products.ts';
import type { ProductChange } from '../catalogue/import/import-report.ts';

/** Complete report of an import. */
export interface CompleteReport {
  added: string[];
  changed: ProductChange[];
  moved: string[];
  unchanged: number;
  removed: string[];
}

/** Imports products as if they were read from a file. Removals are confirmed by default. */
export async function importCatalogue(
  database: Database,
  products: readonly DetailedProduct[],
  options: ImportOptions = {},
  steps: Partial<ImportSteps> = {},
): Promise<CompleteReport> {
  async function* entries() {
    for (const [index, product] of products.entries()) {
      yield { where: `product ${index + 1}`, fields: { ...product } };
    }
  }
  const result: CompleteReport = { added: [], changed: [], moved: [], unchanged: 0, removed: [] };
  await importProducts(database, { path: 'products.json', size: 0, entries }, options, {
    clock: Date.now,
    confirmRemoval: () => true,
    ...steps,
    async onDone(report) {
      result.changed = await Array.fromAsync(report.changes('changed'));
      result.unchanged = report.counts.unchanged;
      for (const kind of ['added', 'moved', 'removed'] as const) {
        result[kind] = (await Array.fromAsync(report.changes(kind))).map(({ id }) => id);
      }
      await steps.onDone?.(report);
    },
  });
  return result;
}

/** Reads all products in their order. */
export async function readAllProducts(database: Database): Promise<DetailedProduct[]> {
  return (await Array.fromAsync(readDetailedProductPages(database, 250))).flat();
}
