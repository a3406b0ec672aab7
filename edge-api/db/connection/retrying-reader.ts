import type { Client, InArgs, InStatement, ResultSet, TransactionMode } from '@libsql/client';
import { retryWhileBusy } from './busy-retry.ts';
import type { ConnectOptions } from './connections.ts';
import type { QueryClient } from './file-reader.ts';
import { DatabaseClosedError } from '../database-errors.ts';
import { driverCode, isBusy, isCorruption, toStorageError } from '../sqlite-error.ts';

/** Options of a {@linkcode RetryingReader}. */
export interface RetryingReaderOptions extends ConnectOptions {
  /** Replaces the connection of the client. */
  reconnect: () => Promise<void>;
}

/**
 * A client for queries that repeats a query on a new connection when the database is locked. The
 * old connection cannot be reused: a statement that failed with SQLITE_BUSY keeps its old snapshot
 * of the file. Queries that wait for the connection at that time are repeated as well.
 */
export class RetryingReader implements Client {
  readonly #client: QueryClient;
  readonly #options: RetryingReaderOptions;
  #closed = false;
  /** `true` since another process was seen to hold the lock. */
  #isLocked = false;

  constructor(client: QueryClient, options: RetryingReaderOptions) {
    this.#client = client;
    this.#options = options;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get protocol(): string {
    return this.#client.protocol;
  }

  execute(stmt: InStatement | string, args?: InArgs): Promise<ResultSet> {
    return this.#retry(() =>
      typeof stmt === 'string' ? this.#client.execute(stmt, args) : this.#client.execute(stmt)
    );
  }

  batch(_stmts: (InStatement | [string, InArgs?])[]): Promise<never> {
    return Promise.reject(new TypeError('Cannot run a batch through a reader'));
  }

  migrate(_stmts: InStatement[]): Promise<ResultSet[]> {
    return Promise.reject(new TypeError('Cannot migrate through a reader'));
  }

  transaction(_mode?: TransactionMode): Promise<never> {
    return Promise.reject(new TypeError('Cannot open a transaction through a reader'));
  }

  executeMultiple(_sql: string): Promise<void> {
    return Promise.reject(new TypeError('Cannot run a script through a reader'));
  }

  sync(): Promise<never> {
    return Promise.reject(new TypeError('Cannot synchronize a reader'));
  }

  reconnect(): void {
    throw new TypeError('Cannot reconnect a reader: it reconnects automatically');
  }

  close(): void {
    this.#closed = true;
    this.#client.close();
  }

  #retry<T>(query: () => Promise<T>): Promise<T> {
    const { limits, onEvent, reconnect } = this.#options;
    return retryWhileBusy(
      async () => {
        for (;;) {
          if (this.#closed) throw new DatabaseClosedError('The database is closed');
          try {
            const result = await query();
            if (this.#isLocked) onEvent({ kind: 'free', operation: 'read' });
            this.#isLocked = false;
            return result;
          } catch (error) {
            // Another query has reconnected, which closed the connection of this one.
            if (driverCode(error) === 'CLIENT_CLOSED') continue;
            if (isBusy(error) && !this.#closed) {
              await reconnect();
              onEvent({ kind: 'reconnected', operation: 'read' });
            }
            if (isCorruption(error)) onEvent({ kind: 'corrupt', error });
            throw toStorageError(error);
          }
        }
      },
      {
        limitMs: limits.busyMs,
        onRetry: (_, waitedMs) => {
          this.#isLocked = true;
          onEvent({ kind: 'busy', operation: 'read', waitedMs });
        },
      },
    );
  }
}
