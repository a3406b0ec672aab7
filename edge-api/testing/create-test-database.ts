import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ignoreMissing } from '../ignore-errors.ts';
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

/** Folder of the code that makes a database, and of the files that tests keep. */
const codeFolder = new URL('../db/', import.meta.url);
const cacheFolder = new URL('../../var/test-databases/', import.meta.url);

let template: Promise<Uint8Array> | undefined;

/** Folder of Linux whose files are in memory. */
const memoryFolder = '/dev/shm';

/**
 * Opens a copy of a migrated database, which is created once for a state of the code.
 *
 * @param options `inMemory`: on Linux the file is in memory, for a test with many databases, which
 * would wait for the disk for a third of its time. A file outlives a process there as well
 */
export async function createTestDatabase(
  { inMemory = false, ...options }: Omit<OpenDatabaseOptions, 'url'> & { inMemory?: boolean } = {},
): Promise<TestDatabase> {
  const bytes = await (template ??= readTemplate());
  const isInMemory = inMemory && await Deno.stat(memoryFolder).catch(ignoreMissing);
  const dir = isInMemory ? memoryFolder : undefined;
  const folder = await Deno.makeTempDir({ dir, prefix: 'thach-an-db-' });
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

/**
 * Returns the migrated file, which is kept for other test files and later runs: all migrations take
 * a quarter of a second of CPU time.
 */
async function readTemplate(): Promise<Uint8Array> {
  const name = `${await digestOfCode()}.db`;
  const kept = new URL(name, cacheFolder);
  const found = await Deno.readFile(kept).catch(ignoreMissing);
  if (found) return found;
  const bytes = await migratedTemplate();
  await Deno.mkdir(cacheFolder, { recursive: true });
  const part = await Deno.makeTempFile({ dir: fileURLToPath(cacheFolder), suffix: '.part' });
  await Deno.writeFile(part, bytes);
  await Deno.rename(part, kept);
  for await (const { name: other } of Deno.readDir(cacheFolder)) {
    const isOutdated = other.endsWith('.db') && other !== name;
    if (isOutdated) await Deno.remove(new URL(other, cacheFolder)).catch(ignoreMissing);
  }
  return bytes;
}

/** Returns a digest of the code of the database and its migrations, without tests. */
async function digestOfCode(): Promise<string> {
  const hash = createHash('sha256');
  async function add(folder: URL) {
    const entries = (await Array.fromAsync(Deno.readDir(folder)))
      .sort((a, b) => a.name < b.name ? -1 : 1);
    for (const { name, isDirectory } of entries) {
      if (isDirectory) await add(new URL(`${name}/`, folder));
      else if (!name.includes('.test.') && !name.endsWith('_snapshot.json')) {
        hash.update(`${name}\n`).update(await Deno.readFile(new URL(name, folder)));
      }
    }
  }
  await add(codeFolder);
  return hash.digest('hex');
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
