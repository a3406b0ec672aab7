import { resolve } from 'node:path';
import type { Config } from '../boot/config.ts';
import type { Database } from '../db/database.ts';
import { parseDatabaseUrl } from '../db/connection/database-url.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { OwnerError } from './owner-error.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databaseAuthToken'>;

/** A large import is one request to a database server, in ms. */
const requestLimit = 60_000;

/** Whether there is a database to open; a server is taken to have one. */
export async function databaseExists({ databaseUrl }: Settings): Promise<boolean> {
  return await missingFile(databaseUrl) === undefined;
}

/** The path of the database file that is not there. */
async function missingFile(databaseUrl: string): Promise<string | undefined> {
  const location = parseDatabaseUrl(databaseUrl);
  if (location.kind === 'server') return undefined;
  try {
    await Deno.stat(location.path);
    return undefined;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return resolve(location.path);
    throw error;
  }
}

/**
 * Opens the shop's database for a command of its owner, beside the servers that use it, and brings
 * it up to date.
 *
 * @param options `create`: make the database file if there is none
 * @throws {OwnerError} if there is none
 * @throws {DatabaseError} if it cannot be opened or migrated
 */
export async function openOwnerDatabase(
  settings: Settings,
  log: Log,
  { create = false }: { create?: boolean } = {},
): Promise<Database> {
  const missing = create ? undefined : await missingFile(settings.databaseUrl);
  if (missing !== undefined) {
    throw new OwnerError(
      'NO_DATABASE',
      `There is no database at ${missing}. See the setting DATABASE_URL; starting the shop or ` +
        'importing products makes one.',
    );
  }
  const database = await openDatabase({
    url: settings.databaseUrl,
    authToken: settings.databaseAuthToken,
    limits: { requestMs: requestLimit },
    onEvent: ({ kind, ...fields }) => log('debug', `database ${kind}`, fields),
  });
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
