import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';

/** Runs `work` with an empty database in a temporary folder, which is removed afterwards. */
export async function withScratchDatabase(
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-import-' });
  try {
    const database = await openDatabase({ url: `file:${join(folder, 'scratch.db')}` });
    try {
      await migrateDatabase(database);
      await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
