import type { Client } from '@libsql/client';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import { traceClient } from '../telemetry/trace-client.ts';
import { observeWaitingWrites } from '../telemetry/metrics.ts';
import { retryWhileBusy } from './connection/busy-retry.ts';
import type { Connections, ConnectOptions, QueryClient } from './connection/connections.ts';
import { createWriteGate, GuardedWriter } from './connection/guarded-writer.ts';
import {
  driverCode,
  isConstraintViolation,
  isCorruption,
  isSqliteAnswer,
  toStorageError,
} from './sqlite-error.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import {
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  findDatabaseError,
} from './database-errors.ts';

/** Tables are imported where they are used, so drizzle needs no schema. */
type Schema = Record<string, never>;
type Drizzle = LibSQLDatabase<Schema>;

/** drizzle without the methods that change data. */
export type ReadDatabase = Pick<
  Drizzle,
  'select' | 'selectDistinct' | '$count' | 'all' | 'get' | 'values'
>;

/** Builds the statements of a batch. They only run with the batch. */
export type StatementBuilder = Pick<
  Drizzle,
  'insert' | 'update' | 'delete' | 'select' | 'all' | 'run'
>;

/** The shop's database. Reads run at any time, writes of a file run one at a time. */
export interface Database {
  /** `true` for a database server, where each round trip takes milliseconds. */
  readonly remote: boolean;

  /** `true` since a query or a write found the database file damaged. */
  readonly corrupt: boolean;

  /** drizzle for queries. Uncommitted changes are not visible. */
  readonly read: ReadDatabase;

  /**
   * Runs statements in one transaction and one round trip, and returns the result of each.
   *
   * @throws {DatabaseBusyError} waited too long for the queue or the lock; nothing was written
   * @throws {DatabaseLostError} the database file was deleted or replaced
   * @throws {DatabaseOutcomeUnknownError} the server's response to the commit was lost
   */
  batch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
    build: (db: StatementBuilder) => T,
  ): Promise<BatchResponse<T>>;

  /** Runs `work` on the unguarded connection inside the write gate. For migrations only. */
  maintain<T>(work: (db: Drizzle) => Promise<T>): Promise<T>;

  /** Rejects the waiting writes, waits for the running one, and closes all connections. */
  close(): Promise<void>;
}

/** The part of a database that answers queries. */
export type Reader = Pick<Database, 'read'>;

/**
 * Maximum number of waiting batches that one transaction of an embedded database commits. Without a
 * thread for writing, the event loop waits for all of them.
 */
const batchesPerTransaction = { withThread: 32, withoutThread: 8 };

/**
 * Maximum number of writes on a distant server at the same time. A server executes them one by one,
 * so that more of them only hide the distance. One nearby gets one at a time: sqld stops answering
 * for seconds while four or more writes of all processes wait for its lock.
 */
const concurrentDistantWrites = 3;

/** Duration of the shortest write above which a server is distant, in ms. */
const distantMs = 25;

/** Share of the time for retries that remains after any wait, for a lock of a few milliseconds. */
const leastRetryShare = 0.1;

/**
 * Adds the write gate, retries, reconnection and drizzle to open connections.
 *
 * @param isCorrupt returns `true` since an event of the kind 'corrupt'
 */
export function createDatabase(
  connections: Connections,
  options: ConnectOptions,
  isCorrupt: () => boolean,
): Database {
  const { limits, onEvent, writerThread } = options;
  const { remote } = connections;
  const nearGate = createWriteGate(limits);
  const distantGate = createWriteGate(limits, concurrentDistantWrites);
  const readDb = openDrizzle(traceClient(connections.reader));
  const unguardedDb = openDrizzle(connections.writer);

  let shortestWriteMs: number | undefined;
  let closing: Promise<void> | undefined;
  /** `true` since another process was seen to hold the lock. */
  let isLocked = false;

  /** Called after a commit: a task may end without one, if another has stored its batch. */
  function noteFree() {
    if (isLocked) onEvent({ kind: 'free', operation: 'write' });
    isLocked = false;
  }

  async function attempt<T>(task: () => Promise<T>): Promise<T> {
    try {
      await connections.prepareWriter();
      const start = performance.now();
      const result = await task();
      shortestWriteMs = Math.min(shortestWriteMs ?? Infinity, performance.now() - start);
      return result;
    } catch (error) {
      if (driverCode(error) && !isConstraintViolation(error)) connections.invalidateWriter();
      throw error;
    }
  }

  async function enqueueWrite<T>(task: () => Promise<T>, busyMs = limits.busyMs): Promise<T> {
    const start = performance.now();
    const isDistant = remote && (shortestWriteMs ?? 0) > distantMs;
    return await (isDistant ? distantGate : nearGate).run(async () => {
      const queuedMs = performance.now() - start;
      try {
        return await retryWhileBusy(() => attempt(task), {
          limitMs: Math.max(busyMs - queuedMs, busyMs * leastRetryShare),
          onRetry(_, waitedMs) {
            isLocked = true;
            onEvent({ kind: 'busy', operation: 'write', waitedMs });
          },
        });
      } catch (error) {
        throw toDatabaseError(error, remote);
      }
    });
  }

  /** Reports a damaged file that a write has found. The error is rethrown. */
  function reportCorruption(error: unknown): never {
    if (isCorruption(error)) onEvent({ kind: 'corrupt', error });
    throw error;
  }

  const writer = new GuardedWriter({
    ...connections,
    confirmWrite() {
      connections.confirmWrite();
      noteFree();
    },
    enqueue: enqueueWrite,
    limit: remote ? 1 : batchesPerTransaction[writerThread ? 'withThread' : 'withoutThread'],
  });
  const writeDb = openDrizzle(traceClient(writer));
  const stopObserving = observeWaitingWrites(() => nearGate.waiting + distantGate.waiting);

  return {
    remote,
    get corrupt() {
      return isCorrupt();
    },
    read: readDb,
    batch: (build) => writeDb.batch(build(writeDb)).catch(reportCorruption),
    maintain: (work) =>
      enqueueWrite(async () => {
        const result = await work(unguardedDb);
        noteFree();
        return result;
      }, limits.startMs),
    close() {
      stopObserving();
      return closing ??= Promise.all([nearGate.close(), distantGate.close()])
        .then(() => connections.close());
    },
  };
}

/**
 * Opens drizzle on a client that has only the methods which drizzle uses here. Any other one, such
 * as a transaction through a reader, is a `TypeError`.
 */
function openDrizzle(client: Partial<Client> | QueryClient | GuardedWriter): Drizzle {
  return drizzle({ client: client as Client });
}

/** Unwraps a `DatabaseError` from drizzle's error and translates failures of a server to one. */
function toDatabaseError(error: unknown, remote: boolean): unknown {
  if (error instanceof DrizzleQueryError) {
    const databaseError = findDatabaseError(error);
    if (databaseError) return databaseError;
  }
  if (remote && driverCode(error) === 'TRANSACTION_TIMEOUT') {
    return new DatabaseTimeoutError('The database server ended the transaction', { cause: error });
  }
  if (remote && driverCode(error) && !isSqliteAnswer(error)) {
    return new DatabaseUnavailableError('The database server failed', { cause: error });
  }
  return toStorageError(error);
}
