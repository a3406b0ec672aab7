import { retryWhileBusy } from './busy-retry.ts';
import type { Connections, ConnectOptions } from './connections.ts';
import { ignore } from '../../ignore-errors.ts';
import { DatabaseError, DatabaseOpenError } from '../database-errors.ts';
import { createFileIdentity } from './file-identity.ts';
import { openThreadClient } from './thread-client.ts';
import { driverCode } from '../sqlite-error.ts';

/** The driver keeps temporary data in memory by default: a large statement needs 100 MB of it. */
const WRITER_SETTINGS =
  'PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = FILE;';
const READER_SETTINGS = 'PRAGMA query_only = ON;';

/**
 * Opens a database file with a connection for queries and one for writes. A missing file and its
 * folder are created.
 *
 * The driver's calls are synchronous, so more connections in one thread would not be faster. No
 * busy timeout is set, because that wait would block the event loop.
 *
 * While this process has the file open, do not open it in the same process with another SQLite
 * library such as `node:sqlite`: closing it there releases the locks held here.
 *
 * @throws {DatabaseOpenError} if the file cannot be created or is not a database
 */
export async function connectFile(path: string, options: ConnectOptions): Promise<Connections> {
  try {
    return await connect(path, options);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseOpenError(`The database file ${path} cannot be opened: ${reason}`, {
      cause: error,
    });
  }
}

async function connect(path: string, options: ConnectOptions): Promise<Connections> {
  const { FileReader } = await import('./file-reader.ts');
  const { FileWriter } = await import('./file-writer.ts');
  const { PreparedConnection } = await import('./prepared-connection.ts');
  await createPrivateFile(path);

  // SQLITE_BUSY in this phase means that another process is opening the same file.
  const { limits, writerThread } = options;
  const retry = { limitMs: limits.startMs ?? limits.busyMs };
  const file = { path, settings: WRITER_SETTINGS };
  const writer = await retryWhileBusy(
    () => writerThread ? openThreadClient(file) : Promise.try(() => new FileWriter(file)),
    retry,
  );
  const identity = createFileIdentity(
    path,
    (lost) => options.onEvent({ kind: lost ? 'lost' : 'found', path }),
  );
  // A new connection to a lost file would create an empty database.
  const openReader = () => {
    identity.assertSame();
    const connection = new PreparedConnection({ path, settings: READER_SETTINGS });
    identity.forgetLog();
    return connection;
  };
  const reader = await retryWhileBusy(
    () => Promise.try(() => new FileReader(openReader, options)),
    retry,
  ).catch((error) => {
    writer.close();
    throw error;
  });

  let writerIsValid = true;
  return {
    remote: false,
    reader,
    writer,
    async prepareWriter() {
      identity.assertSame();
      if (!writerIsValid) {
        await writer.reconnect();
        identity.forgetLog();
        writerIsValid = true;
        options.onEvent({ kind: 'reconnected', operation: 'write' });
      }
    },
    confirmWrite: () => identity.assertSame(),
    invalidateWriter() {
      writerIsValid = false;
    },
    async close() {
      reader.close();
      try {
        // The driver's connections stay open until they are garbage collected, so closing does not
        // checkpoint the write-ahead log. Do it here. The passive checkpoint copies the log without
        // keeping other writers waiting, so that the other one has little to do.
        await writer.executeMultiple(
          'PRAGMA wal_checkpoint(PASSIVE); PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE);',
        );
      } catch (error) {
        // What was written stays in the log, for example if the disk is full.
        if (driverCode(error) === undefined) throw error;
      } finally {
        writer.close();
      }
    },
  };
}

/**
 * Creates a missing file and its missing folders, which only the user of this process may access.
 * SQLite creates `-wal` and `-shm` with the permissions of the file. Existing ones stay unchanged.
 */
async function createPrivateFile(path: string): Promise<void> {
  await Deno.mkdir(parentFolder(path), { recursive: true, mode: 0o700 });
  const created = await Deno.open(path, { createNew: true, write: true, mode: 0o600 })
    .catch(ignore(Deno.errors.AlreadyExists));
  created?.close();
}

function parentFolder(path: string): string {
  const end = path.lastIndexOf('/');
  if (end < 0) return '.';
  return path.slice(0, end) || '/';
}
