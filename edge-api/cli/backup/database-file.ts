import { resolve } from 'node:path';
import type { Config } from '../../boot/config.ts';
import { parseDatabaseUrl } from '../../db/connection/database-url.ts';
import { findMissingFile } from '../open-owner-database.ts';
import { OwnerError } from '../owner-error.ts';

/**
 * Returns the database file of the settings.
 *
 * @throws {OwnerError} `SERVER_DATABASE` if the database is on a server
 */
export async function databaseFile(
  config: Config,
): Promise<{ path: string; exists: boolean }> {
  const location = parseDatabaseUrl(config.databaseUrl);
  if (location.kind === 'server') {
    throw new OwnerError(
      'SERVER_DATABASE',
      'The database is on a server. Use the backups of that server.',
    );
  }
  return { path: resolve(location.path), exists: !await findMissingFile(config) };
}
