import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { imports } from '../db/schema/import-tables.ts';

/** Time after which an import without any write counts as interrupted, in ms. */
const lifetime = 60 * 60_000;

/**
 * Deletes what interrupted imports of products have left in the database.
 *
 * @param now ms since 1970
 */
export async function deleteInterruptedImports(database: Database, now: number): Promise<void> {
  await database.batch((db) => [db.delete(imports).where(lt(imports.activeAt, now - lifetime))]);
}
