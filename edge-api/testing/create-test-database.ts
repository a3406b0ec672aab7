import { join } from 'node:path';
import { migrateDatabase } from '../db/migrate-database.ts';
import type { Database } from '../db/database.ts';
import { openDatabase, type OpenDatabaseOptions } from '../db/open-database.ts';

/** An empty, migrated database for one test. `await using` closes it and removes its folder. */
export interface TestDatabase extends AsyncDisposable {
  database: Database;
  /** Path of the database file. */
  path: string;
  /** URL of the database file. */
  url: string;
  /** Temporary folder of this test. */
  folder: string;
  /** Closes the database and removes the folder. */
  cleanup(): Promise<void>;
}

let template: Promise<Uint8Array> | undefined;

/** Opens a copy of a migrated database, which is created once per process. */
export async function createTestDatabase(
  options: Omit<OpenDatabaseOptions, 'url'> = {},
): Promise<TestDatabase> {
  const bytes = await (template ??= migratedTemplate());
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-db-' });
  const path = join(folder, 'test.db');
  await Deno.writeFile(path, bytes);
  const url = `file:${path}`;
  const database = await openDatabase({ ...options, url });
  const cleanup = async () => {
    await database.close();
    await Deno.remove(folder, { recursive: true });
  };
  return { database, path, url, folder, cleanup, [Symbol.asyncDispose]: cleanup };
}

/** Returns a migrated file. Closing the database has checkpointed its write-ahead log. */
async function migratedTemplate(): Promise<Uint8Array> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-db-template-' });
  try {
    const path = join(folder, 'template.db');
    const database = await openDatabase({ url: `file:${path}` });
    await migrateDatabase(database);
    await database.close();
    return await Deno.readFile(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
