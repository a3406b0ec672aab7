import type { Client } from '@libsql/client';
import { retryWhileBusy } from './busy-retry.ts';
import type { Connections, ConnectOptions } from './connections.ts';
import { DatabaseError, DatabaseOpenError } from '../errors.ts';
import { RetryingReader } from './retrying-reader.ts';
import { isBusy } from '../sqlite-error.ts';

const WRITER_SETTINGS = 'PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;';
const READER_SETTINGS = 'PRAGMA query_only = ON;';

/**
 * Opens a database file with one connection for reading and one for writing, and makes the file
 * and its folder if need be.
 *
 * A client of libSQL is a pool, and a PRAGMA reaches one connection of it: hence two clients of
 * one connection each. All calls are synchronous below, so that more would not be faster. No busy
 * timeout is set, because that wait would stop the event loop.
 *
 * @throws {DatabaseOpenError} if the file cannot be made, or is no database
 *
 * While this process has the file open, do not open it in the same process with another SQLite
 * library such as `node:sqlite`: closing it there drops the locks held here.
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
  const { createClient } = await import('@libsql/client');
  await Deno.mkdir(folderOf(path), { recursive: true });
  const url = `file:${encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')}`;

  // A BUSY in this phase is another process that opens the same file.
  const open = async (settings: string) => {
    const client = createClient({ url, concurrency: 1, timeout: 0 });
    try {
      await client.executeMultiple(settings);
      return client;
    } catch (error) {
      client.close();
      throw error;
    }
  };
  const retry = { limitMs: options.limits.busyMs };
  const writer = await retryWhileBusy(
    () => open(`PRAGMA journal_mode = WAL; ${WRITER_SETTINGS}`),
    retry,
  );
  const reader = await retryWhileBusy(() => open(READER_SETTINGS), retry).catch((error) => {
    writer.close();
    throw error;
  });

  let writerIsSound = true;
  const retryingReader = new RetryingReader(reader, {
    ...options,
    reconnect: () => reconnect(reader, READER_SETTINGS),
  });
  return {
    remote: false,
    reader: retryingReader,
    writer,
    async prepareWriter() {
      if (!writerIsSound) {
        await reconnect(writer, WRITER_SETTINGS);
        writerIsSound = true;
        options.onEvent({ kind: 'reconnected', operation: 'write' });
      }
      // A BEGIN that fails in a prepared statement is never reset: it spoils its connection, and
      // what is left of that holds two file descriptors until the garbage collector comes by.
      // Asked in this way it leaves nothing behind.
      await writer.executeMultiple('BEGIN IMMEDIATE; ROLLBACK;');
    },
    invalidateWriter() {
      writerIsSound = false;
    },
    async close() {
      retryingReader.close();
      try {
        // The driver's connections stay open until the garbage collector comes by, so that closing
        // the last one would not do it: bring the write-ahead log into the file here.
        await writer.executeMultiple('PRAGMA wal_checkpoint(TRUNCATE);');
      } catch (error) {
        if (!isBusy(error)) throw error;
      } finally {
        writer.close();
      }
    },
  };
}

/** Both calls take effect before any other user of the client has a turn. */
async function reconnect(client: Client, settings: string): Promise<void> {
  client.reconnect();
  await client.executeMultiple(settings);
}

function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  if (end < 0) return '.';
  return path.slice(0, end) || '/';
}
