import { connectFile } from './connection/connect-file.ts';
import { connectServer } from './connection/connect-server.ts';
import type { DatabaseEvent, DatabaseLimits } from './connection/connections.ts';
import { createDatabase, type Database } from './database.ts';
import { parseDatabaseUrl } from './connection/database-url.ts';

/** How to open the database. */
export interface OpenDatabaseOptions {
  /** `file:var/shop.db` for a file of this machine, `libsql://…` or `https://…` for a server. */
  url: string;
  /** The token of a server. */
  authToken?: string;
  /** Limits that differ from the usual ones. */
  limits?: Partial<DatabaseLimits>;
  /** Hears of retries and repairs, for the log. */
  onEvent?: (event: DatabaseEvent) => void;
}

/** A libSQL server ends a transaction after 5 s: work ends before that, requests wait for it. */
const USUAL_LIMITS: DatabaseLimits = {
  maxWaiting: 1_000,
  maxWaitMs: 10_000,
  busyMs: 8_000,
  workMs: 4_000,
  requestMs: 6_000,
};

/**
 * Opens the database. Open it once per process: its gate orders the writes of that process.
 *
 * @throws {DatabaseUrlError} if the URL cannot be used
 * @throws {DatabaseBusyError} if other processes keep the file locked
 *
 * @example
 * ```ts
 * import { migrateDatabase } from './migrate-database.ts';
 *
 * const folder = await Deno.makeTempDir();
 * const database = await openDatabase({ url: `file:${folder}/shop.db` });
 * await migrateDatabase(database);
 * await database.close();
 * await Deno.remove(folder, { recursive: true });
 * ```
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const location = parseDatabaseUrl(options.url);
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const onEvent = options.onEvent ?? (() => {});
  const connections = location.kind === 'file'
    ? await connectFile(location.path, { limits, onEvent })
    : await connectServer(location.url, options.authToken, { limits, onEvent });
  return createDatabase(connections, { limits, onEvent });
}
