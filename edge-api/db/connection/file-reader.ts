import type { InStatement, ResultSet } from '@libsql/client';
import { DatabaseClosedError } from '../database-errors.ts';
import { isBusy, isCorruption, toStorageError } from '../sqlite-error.ts';
import { retryWhileBusy } from './busy-retry.ts';
import type { ConnectOptions, QueryClient } from './connections.ts';
import type { PreparedConnection } from './prepared-connection.ts';

type Connection = Pick<PreparedConnection, 'run' | 'close'>;

/**
 * A client for queries that repeats a query on a new connection when the database is locked. The
 * old connection cannot be reused: a statement that failed with SQLITE_BUSY keeps its old snapshot
 * of the file.
 */
export class FileReader implements QueryClient {
  readonly #open: () => Connection;
  readonly #options: ConnectOptions;
  #connection: Connection;
  #closed = false;
  /** `true` since another process was seen to hold the lock. */
  #isLocked = false;

  /** @throws the error of `open` */
  constructor(open: () => Connection, options: ConnectOptions) {
    this.#open = open;
    this.#options = options;
    this.#connection = open();
  }

  execute(statement: InStatement): Promise<ResultSet> {
    const { limits, onEvent } = this.#options;
    return retryWhileBusy(() => Promise.try(() => this.#attempt(statement)), {
      limitMs: limits.busyMs,
      onRetry: (_, waitedMs) => {
        this.#isLocked = true;
        onEvent({ kind: 'busy', operation: 'read', waitedMs });
      },
    });
  }

  close(): void {
    this.#closed = true;
    this.#connection.close();
  }

  #attempt(statement: InStatement): ResultSet {
    const { onEvent } = this.#options;
    if (this.#closed) throw new DatabaseClosedError('The database is closed');
    try {
      const result = this.#connection.run(statement);
      if (this.#isLocked) onEvent({ kind: 'free', operation: 'read' });
      this.#isLocked = false;
      return result;
    } catch (error) {
      if (isBusy(error)) this.#reconnect();
      if (isCorruption(error)) onEvent({ kind: 'corrupt', error });
      throw toStorageError(error);
    }
  }

  #reconnect(): void {
    const old = this.#connection;
    this.#connection = this.#open();
    old.close();
    this.#options.onEvent({ kind: 'reconnected', operation: 'read' });
  }
}
