import { connectFile } from './connection/connect-file.ts';
import { connectServer } from './connection/connect-server.ts';
import type { DatabaseEvent, DatabaseLimits } from './connection/connections.ts';
import { createDatabase, type Database } from './database.ts';
import { parseDatabaseUrl } from './connection/database-url.ts';

export interface OpenDatabaseOptions {
  /** `file:var/shop.db` for a local file, `libsql://…` or `https://…` for a server. */
  url: string;
  /** Authentication token for a server. */
  authToken?: string;
  limits?: Partial<DatabaseLimits>;
  /** Called with every retry and reconnection, for the log. */
  onEvent?: (event: DatabaseEvent) => void;
  /** Writes to a file in a thread of its own, for a server. @default false */
  writerThread?: boolean;
}

/**
 * A libSQL server ends a transaction after 5 s: `requestMs` is longer. A write waits for its turn
 * and for the lock for less than 5 s in all, because a shopper waits for it. At the start nobody
 * waits, but a migration of another process may hold the lock for long.
 */
const DEFAULT_LIMITS: DatabaseLimits = {
  maxWaiting: 1_000,
  maxWaitMs: 4_500,
  busyMs: 4_500,
  startMs: 30_000,
  requestMs: 6_000,
  slowReadMs: 1_000,
  slowWriteMs: 3_000,
};

/**
 * Opens the database. Call it once per process, because its gate orders the writes of the process.
 *
 * @throws {DatabaseUrlError} if the URL cannot be used
 * @throws {DatabaseBusyError} if another process keeps the file locked
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const location = parseDatabaseUrl(options.url);
  let corrupt = false;
  const connectOptions = {
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    onEvent(event: DatabaseEvent) {
      // Every later query may find the same damage.
      if (event.kind === 'corrupt' && corrupt) return;
      corrupt ||= event.kind === 'corrupt';
      options.onEvent?.(event);
    },
    writerThread: options.writerThread,
  };
  const connections = location.kind === 'file'
    ? await connectFile(location.path, connectOptions)
    : await connectServer(location.url, options.authToken, connectOptions);
  return createDatabase(connections, connectOptions, () => corrupt);
}
