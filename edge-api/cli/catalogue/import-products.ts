import type { Product } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { applyImport } from './apply-import.ts';
import { OwnerError } from '../owner-error.ts';
import { type ImportOptions, planImport } from './plan-import.ts';
import { readProductRows } from './read-product-rows.ts';

/** Result of an import or a dry run. */
export interface ImportReport {
  added: string[];
  changed: { id: string; fields: string[] }[];
  /** Ids of products that change only their position. */
  moved: string[];
  /** Number of unchanged products. */
  unchanged: number;
  /** Ids of removed products. */
  removed: string[];
}

/** Callbacks and mode of an import. */
export interface ImportSteps {
  /** Computes the report without writing. */
  dryRun?: boolean;
  /**
   * Called with the ids of the products to remove. The import is cancelled if it returns `false`.
   */
  confirmRemoval: (ids: readonly string[]) => boolean | Promise<boolean>;
  /** Called before the catalogue is written. */
  onWrite?: () => void;
}

/**
 * Imports products into the catalogue in one transaction.
 *
 * @param database `undefined` for a dry run without a database
 * @throws {OwnerError} if the removal of products is not confirmed
 */
export async function importProducts(
  database: Database | undefined,
  products: readonly Product[],
  options: ImportOptions,
  { dryRun = false, confirmRemoval, onWrite = () => {} }: ImportSteps,
): Promise<ImportReport> {
  const plan = planImport(database ? await readProductRows(database) : [], products, options);
  if (database && !dryRun) {
    if (plan.removed.length > 0 && !await confirmRemoval(plan.removed)) {
      throw new OwnerError('NOT_CONFIRMED', 'Nothing was imported.');
    }
    onWrite();
    await applyImport(database, plan);
  }
  return {
    added: plan.added.map(({ id }) => id),
    changed: plan.changed.map(({ row, fields }) => ({ id: row.id, fields })),
    moved: plan.moved.map(({ id }) => id),
    unchanged: plan.unchanged,
    removed: plan.removed,
  };
}
