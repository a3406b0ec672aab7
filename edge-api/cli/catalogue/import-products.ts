import type { Product } from '../../contract/catalogue/product.ts';
import type { Database } from '../../db/database.ts';
import { applyImport } from './apply-import.ts';
import { OwnerError } from '../owner-error.ts';
import { type ImportOptions, planImport } from './plan-import.ts';
import { readCatalogue } from './read-product-rows.ts';

/** What an import has done, or would do. */
export interface ImportReport {
  added: string[];
  changed: { id: string; fields: string[] }[];
  /** Ids of products of which only the place in the list changes. */
  moved: string[];
  /** How many stay as they are. */
  unchanged: number;
  removed: string[];
}

/** How to import, besides what is to be done. */
export interface ImportSteps {
  /** Only tell what would be done. */
  dryRun?: boolean;
  /** Asked before products are removed, with their ids. */
  confirmRemoval: (ids: readonly string[]) => boolean | Promise<boolean>;
  /** Called before the catalogue is written. */
  onWrite?: () => void;
}

/**
 * Brings the catalogue to what a file says, all of it or nothing.
 *
 * @param database undefined where there is none yet, for a dry run
 * @throws {OwnerError} if the removal of products was not confirmed
 */
export async function importProducts(
  database: Database | undefined,
  products: readonly Product[],
  options: ImportOptions,
  { dryRun = false, confirmRemoval, onWrite = () => {} }: ImportSteps,
): Promise<ImportReport> {
  const plan = planImport(database ? await readCatalogue(database) : [], products, options);
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
