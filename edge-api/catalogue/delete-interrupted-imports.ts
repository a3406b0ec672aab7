import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deleteInPortions } from '../db/change-in-portions.ts';
import { importChanges, importRows, imports } from '../db/schema/import-tables.ts';

/** Database of an import. */
export type ImportDatabase = Pick<Database, 'read' | 'batch'>;

/** Time after which an import without any write counts as interrupted, in ms. */
const lifetime = 60 * 60_000;

/**
 * Deletes what interrupted imports of products have left in the database.
 *
 * @param now ms since 1970
 */
export async function deleteInterruptedImports(database: ImportDatabase, now: number) {
  const interrupted = database.read.select({ id: imports.id }).from(imports)
    .where(lt(imports.activeAt, now - lifetime));
  for (const { id } of await interrupted) await deleteImport(database, id);
}

/** Deletes an import with its rows. A note stays of one that has written a part of its changes. */
export async function deleteImport(database: ImportDatabase, id: number): Promise<void> {
  // Stops a writer that is only slow.
  await database.batch((db) => [
    db.update(imports).set({ activeAt: 0 }).where(eq(imports.id, id)),
  ]);
  for (const table of [importRows, importChanges]) {
    await deleteInPortions(database, table, eq(table.importId, id));
  }
  const isComplete = and(eq(imports.id, id), eq(imports.written, 0));
  await database.batch((db) => [db.delete(imports).where(isComplete)]);
}
