import { resolve } from 'node:path';
import { ignoreMissing } from '../ignore-errors.ts';
import type { Config } from '../boot/config.ts';
import type { Database } from '../db/database.ts';
import { assertNotLost } from '../db/database-use.ts';
import { parseDatabaseUrl } from '../db/connection/database-url.ts';
import { createEventLog } from '../db/log-database-event.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { OwnerError } from './owner-error.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databaseAuthToken'>;

/** Time limit of one request to a database server, in ms: a large import is a single request. */
const requestLimit = 60_000;

/** Returns the path of the database file if the file is missing. */
export async function findMissingFile({ databaseUrl }: Settings): Promise<string | undefined> {
  const location = parseDatabaseUrl(databaseUrl);
  if (location.kind === 'server') return undefined;
  return await Deno.stat(location.path).catch(ignoreMissing) ? undefined : resolve(location.path);
}

export function missingDatabaseError(path: string): OwnerError {
  return new OwnerError(
    'NO_DATABASE',
    `There is no database at ${path}. See the setting DATABASE_URL; starting the shop or ` +
      'importing products makes one.',
  );
}

/**
 * Opens and migrates the shop's database for a command. Servers may use it at the same time.
 *
 * @param options `create`: create the database file if it is missing
 * @throws {OwnerError} if the database file is missing
 * @throws {DatabaseError} if the database was lost, or cannot be opened or migrated
 */
export async function openOwnerDatabase(
  settings: Settings,
  log: Log,
  { create = false }: { create?: boolean } = {},
): Promise<Database> {
  const location = parseDatabaseUrl(settings.databaseUrl);
  if (location.kind === 'file') await assertNotLost(location.path);
  const missing = create ? undefined : await findMissingFile(settings);
  if (missing !== undefined) throw missingDatabaseError(missing);
  const database = await openDatabase({
    url: settings.databaseUrl,
    authToken: settings.databaseAuthToken,
    limits: { requestMs: requestLimit, slowReadMs: undefined, slowWriteMs: undefined },
    onEvent: createEventLog(log),
  });
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
