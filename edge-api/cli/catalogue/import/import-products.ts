import { eq } from 'drizzle-orm';
import { runLeased } from '../../../boot/jobs/run-leased.ts';
import {
  deleteImport,
  deleteInterruptedImports,
} from '../../../catalogue/delete-interrupted-imports.ts';
import type { DetailedProduct } from '../../../contract/catalogue/product.ts';
import { imports } from '../../../db/schema/import-tables.ts';
import { letOthersWrite } from '../../../db/change-in-portions.ts';
import type { Database } from '../../../db/database.ts';
import { OwnerError } from '../../owner-error.ts';
import type { ProductFile } from '../files/product-file.ts';
import type { ImportOptions } from './import-options.ts';
import { type ImportReport, readReport } from './import-report.ts';
import {
  type MissingProduct,
  planChanges,
  planRemoval,
  readMissing,
  readOrder,
} from './plan-changes.ts';
import { stageProducts } from './stage-products.ts';
import { beginImport, keepActive, translateExpiry } from './staged-import.ts';
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
  /** Called before each part of the changes is written, with the number of written changes. */
  onWrite?: (written: number, total: number) => void;
  /** Called with the result. Its changes cannot be read any more when the callback has ended. */
  onDone: (report: ImportReport) => Promise<void>;
}

/** Maximum number of changes that are planned, or written, in one transaction. */
export const partSize = 500;

/** Time after which another import goes on if a process ends while it writes, in ms. */
const leaseTime = 10_000;

/** Time between two attempts to begin while another import writes, in ms. */
const pollInterval = 200;

/** Maximum number of ids of a removal. */
const maxIds = 1_000;

/**
 * Imports a file of any size into the catalogue. Its products are collected in tables of their own
 * and compared with the catalogue there. Up to {@linkcode partSize} changes are written in one
 * transaction, more of them in several, so that orders do not wait for long.
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
    const report = await runAlone(database, clock, async (renew) => {
      await planParts(database, importId, options, { clock, renew });
      const report = await readReport(database, importId);
      if (!dryRun) await writeParts(database, importId, report, options, { ...steps, renew });
      return report;
    });
    await steps.onDone(report);
  } catch (error) {
    throw error instanceof OwnerError ? error : translateExpiry(error);
  } finally {
    // If this fails, a later import deletes the rows.
    await deleteImport(database, importId).catch(() => {});
  }
}

/**
 * Runs `work` when no other import compares its file or writes: the parts of two would mix, so that
 * neither file is the catalogue afterwards.
 */
async function runAlone<T>(
  database: Database,
  clock: () => number,
  work: (renew: () => Promise<void>) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const run = async (renew: () => Promise<void>) => {
    result = { value: await work(renew) };
  };
  const lease = { name: 'import', intervalMs: 0, leaseMs: leaseTime, run };
  while (!await runLeased(database, clock, lease)) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
  return result!.value;
}

/** Clock and lease of work that lasts long. */
interface Renewable {
  clock: () => number;
  /** Starts the time of the lease again. */
  renew: () => Promise<void>;
}

/** Compares the file with the catalogue. */
async function planParts(
  database: Database,
  importId: number,
  options: ImportOptions,
  { clock, renew }: Renewable,
): Promise<void> {
  const { reordered, lastPosition } = await readOrder(database, importId);
  await database.batch((db) => [
    keepActive(db, importId, clock()),
    db.update(imports).set({ reorder: options.replace === true && reordered })
      .where(eq(imports.id, importId)),
  ]);
  for (let first = 0; first <= lastPosition; first += partSize) {
    await database.batch((db) => [
      keepActive(db, importId, clock()),
      ...planChanges(db, importId, { first, last: first + partSize - 1 }, options),
    ]);
    await renew();
    await letOthersWrite();
  }
}

/** Writes the planned changes, the first positions first. */
async function writeParts(
  database: Database,
  importId: number,
  { counts, lastPosition }: ImportReport,
  options: ImportOptions,
  { clock, renew, onWrite }: ImportSteps & Renewable,
): Promise<void> {
  const total = counts.added + counts.changed + counts.moved + counts.removed;
  if (total === 0) await database.batch((db) => [db.update(imports).set({ written: 0 })]);
  const size = total > partSize ? partSize : lastPosition + 1;
  for (let first = 0; first <= lastPosition; first += size) {
    const written = Math.min(first, total);
    onWrite?.(written, total);
    await renew();
    await letOthersWrite();
    try {
      await database.batch((db) => [
        keepActive(db, importId, clock()),
        ...writeChanges(db, importId, { first, last: first + size - 1 }, options, {
          actor: 'cli',
          at: clock(),
        }),
        // A complete import ends the notes of earlier ones: the owner has imported again.
        first + size <= lastPosition
          ? db.update(imports).set({ written: Math.min(first + size, total) })
            .where(eq(imports.id, importId))
          : db.update(imports).set({ written: 0 }),
      ]);
    } catch (error) {
      if (first === 0) throw error;
      throw new OwnerError(
        'IMPORT_INCOMPLETE',
        `Only a part was imported: ${rootCause(error)}. Import the file again to complete it.`,
      );
    }
  }
}

/** Returns the message of the first error, without the statement that the later ones contain. */
function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : rootCause(error.cause);
}

/** Plans the removal of the products that are not in the file, if it is confirmed. */
async function removeMissing(
  database: Database,
  importId: number,
  { clock, dryRun, confirmRemoval }: ImportSteps,
): Promise<void> {
  let last: MissingProduct | undefined;
  for (let planned = 0;;) {
    const missing = await readMissing(database, importId, last, partSize);
    if (missing.length === 0) break;
    await database.batch((db) => [
      keepActive(db, importId, clock()),
      planRemoval(db, importId, missing, planned),
    ]);
    await letOthersWrite();
    planned += missing.length;
    last = missing.at(-1);
  }
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
