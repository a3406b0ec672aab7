import { deleteInterruptedImports } from '../../../catalogue/delete-interrupted-imports.ts';
import type { DetailedProduct } from '../../../contract/catalogue/product.ts';
import type { Database } from '../../../db/database.ts';
import { OwnerError } from '../../owner-error.ts';
import type { ProductFile } from '../files/product-file.ts';
import type { ImportOptions } from './import-options.ts';
import { type ImportReport, readReport } from './import-report.ts';
import { planChanges, planRemoval } from './plan-changes.ts';
import { stageProducts } from './stage-products.ts';
import { beginImport, deleteImport, keepActive, translateExpiry } from './staged-import.ts';
import { writeChanges } from './write-changes.ts';

/** Products that an import would remove. */
export interface Removal {
  count: number;
  /** Ids of the first thousand of them. */
  ids: string[];
}

/** Callbacks and mode of an import. */
export interface ImportSteps {
  clock: () => number;
  /** Computes the report without writing products. */
  dryRun?: boolean;
  /** Called with valid products of the file, some hundred at a time. */
  onProducts?: (products: readonly DetailedProduct[]) => Promise<void>;
  /** Called if products are removed. The import is cancelled if it returns `false`. */
  confirmRemoval: (removal: Removal) => boolean | Promise<boolean>;
  /** Called before the catalogue is written. */
  onWrite?: () => void;
  /** Called with the result. Its changes cannot be read any more when the callback has ended. */
  onDone: (report: ImportReport) => Promise<void>;
}

/** Maximum number of ids of a removal. */
const maxIds = 1_000;

/**
 * Imports a file of any size into the catalogue, completely or not at all. Its products are
 * collected in tables of their own, compared with the catalogue there, and written to the catalogue
 * in one transaction.
 *
 * @throws {OwnerError} if the file is invalid, or the removal of products is not confirmed
 */
export async function importProducts(
  database: Database,
  file: ProductFile,
  options: ImportOptions,
  steps: ImportSteps,
): Promise<void> {
  const { clock, dryRun = false } = steps;
  await deleteInterruptedImports(database, clock());
  const importId = await beginImport(database, clock());
  try {
    await stageProducts(database, file, { ...steps, importId });
    if (options.replace) await removeMissing(database, importId, steps);
    if (!dryRun) steps.onWrite?.();
    await database.batch((db) => [
      keepActive(db, importId, clock()),
      ...planChanges(db, importId, options),
      ...(dryRun ? [] : writeChanges(db, importId, options)),
    ]);
    await steps.onDone(await readReport(database, importId));
  } catch (error) {
    throw translateExpiry(error);
  } finally {
    // If this fails, a later import deletes the rows.
    await deleteImport(database, importId).catch(() => {});
  }
}

/** Plans the removal of the products that are not in the file, if it is confirmed. */
async function removeMissing(
  database: Database,
  importId: number,
  { clock, dryRun, confirmRemoval }: ImportSteps,
): Promise<void> {
  await database.batch((db) => [
    keepActive(db, importId, clock()),
    planRemoval(db, importId),
  ]);
  if (dryRun) return;
  const { counts, changes } = await readReport(database, importId);
  if (counts.removed === 0) return;
  const ids: string[] = [];
  for await (const { id } of changes('removed')) {
    ids.push(id);
    if (ids.length === maxIds) break;
  }
  if (!await confirmRemoval({ count: counts.removed, ids })) {
    throw new OwnerError('NOT_CONFIRMED', 'Nothing was imported.');
  }
}
