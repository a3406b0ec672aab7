import { resolve } from 'node:path';
import { readConfig } from '../../boot/config.ts';
import { parseDatabaseUrl } from '../../db/connection/database-url.ts';
import { databaseExists } from '../open-owner-database.ts';
import { OwnerError } from '../owner-error.ts';

/**
 * Returns the database file of the settings.
 *
 * @throws {OwnerError} `SERVER_DATABASE` if the database is on a server
 */
export async function databaseFile(): Promise<{ path: string; exists: boolean }> {
  const config = readConfig(Deno.env);
  const location = parseDatabaseUrl(config.databaseUrl);
  if (location.kind === 'server') {
    throw new OwnerError(
      'SERVER_DATABASE',
      'The database is on a server. Use the backups of that server.',
    );
  }
  return { path: resolve(location.path), exists: await databaseExists(config) };
}
