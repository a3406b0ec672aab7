import type { DetailedProduct } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { endImport, importProducts, previewImport } from '../import/import-products.ts';
import type { ProductChange } from '../import/import-report.ts';
import { stageImport } from '../import/stage-import.ts';
import { readDetailedProductPages } from '../product-pages.ts';

/** Complete report of an import. */
export interface CompleteReport {
  added: string[];
  changed: ProductChange[];
  moved: string[];
  unchanged: number;
  removed: string[];
}

/** Treatment of existing products by an import. */
export interface ImportOptions {
  replace?: boolean;
  keepStock?: boolean;
}

/** Clock, mode and callbacks of an import. */
export interface ImportSteps {
  clock?: () => number;
  preview?: boolean;
  onProducts?: (products: readonly DetailedProduct[]) => Promise<void>;
  /** Called with the products that the import would remove. */
  onStaged?: (removed: { count: number; ids: string[] }) => Promise<void> | void;
  onWrite?: (written: number, total: number) => void;
}

/** Imports products as if they were read from a file. */
export async function importCatalogue(
  database: Database,
  products: readonly DetailedProduct[],
  options: ImportOptions = {},
  { clock = Date.now, preview = false, onProducts, onStaged, onWrite }: ImportSteps = {},
): Promise<CompleteReport> {
  const deps = { ...(await openTestShop({ database })).deps, clock };
  const texts = ReadableStream.from([JSON.stringify(products)]);
  const file = { file: 'products.json', format: 'json', texts, replace: options.replace };
  const { importId, removed } = await runAsOwner(deps, stageImport, { ...file, onProducts });
  try {
    await onStaged?.(removed);
    const operation = preview ? previewImport : importProducts;
    const report = await runAsOwner(deps, operation, { importId, ...options, onWrite });
    const idsOf = async (kind: 'added' | 'moved' | 'removed') =>
      (await Array.fromAsync(report.changes(kind))).map(({ id }) => id);
    return {
      added: await idsOf('added'),
      changed: await Array.fromAsync(report.changes('changed')),
      moved: await idsOf('moved'),
      unchanged: report.counts.unchanged,
      removed: await idsOf('removed'),
    };
  } finally {
    await runAsOwner(deps, endImport, { importId });
  }
}

/** Reads all products in their order, as in a file. */
export async function readAllProducts(database: Database): Promise<DetailedProduct[]> {
  const pages = await Array.fromAsync(readDetailedProductPages(database, 250));
  return pages.flat().map(({ serial: _, ...product }) => product);
}
