import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { LibSQLDatabase, LibSQLTransaction } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import { retryWhileBusy } from './connection/busy-retry.ts';
import type { Connections, ConnectOptions } from './connection/connections.ts';
import {
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  findDatabaseError,
  NestedWriteError,
} from './errors.ts';
import { GuardedWriter } from './connection/guarded-writer.ts';
import * as schema from './schema.ts';
import { driverCode, isConstraintViolation, isSqliteAnswer } from './sqlite-error.ts';
import { withTimeLimit } from './time-limit.ts';
import { WriteGate } from './write-gate.ts';

type Schema = typeof schema;
type Drizzle = LibSQLDatabase<Schema>;

/** Queries only: what changes something is not there. */
export type ReadDatabase = Pick<
  Drizzle,
  'select' | 'selectDistinct' | 'query' | '$count' | 'all' | 'get' | 'values'
>;

/** A write transaction, holding the lock since before its first statement. */
export type WriteTransaction = LibSQLTransaction<Schema, ExtractTablesWithRelations<Schema>>;

/** Builds the statements of a batch; nothing runs before the batch does. */
export type StatementBuilder = Pick<Drizzle, 'insert' | 'update' | 'delete' | 'select' | 'run'>;

/** The shop's database: reading at any time, writing one after the other. */
export interface Database {
  /** Whether it is a server's: prefer `batch` to `write` where both would do. */
  readonly remote: boolean;

  /** drizzle for queries. It does not see what a write transaction has not committed yet. */
  readonly read: ReadDatabase;

  /**
   * Runs `work` in one transaction and commits it. `work` may run more than once when another
   * process holds the lock, so it changes nothing but the database, and waits for nothing else.
   *
   * @throws {DatabaseBusyError} the queue or the lock took too long; nothing was written
   * @throws {DatabaseTimeoutError} `work` took too long; nothing was written
   * @throws {DatabaseOutcomeUnknownError} a server's answer to the commit was lost
   * @throws {NestedWriteError} called from within another write
   * @throws what `work` throws, after a roll-back
   */
  write<T>(work: (tx: WriteTransaction) => Promise<T>): Promise<T>;

  /**
   * Runs some statements in one transaction and one round trip, and gives the result of each.
   *
   * @throws as `write` does
   *
   * @example
   * ```ts
   * import { eq } from 'drizzle-orm';
   * import { products } from './schema.ts';
   * import { createTestDatabase } from '../testing/create-test-database.ts';
   *
   * await using test = await createTestDatabase();
   * await test.database.batch((db) => [
   *   db.update(products).set({ stock: 3 }).where(eq(products.id, 'vong-tay-mat-ho')),
   * ]);
   * ```
   */
  batch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
    build: (db: StatementBuilder) => T,
  ): Promise<BatchResponse<T>>;

  /** Runs `work` on the bare connection inside the gate. For migrations only. */
  maintain<T>(work: (db: Drizzle) => Promise<T>): Promise<T>;

  /** Refuses what waits, lets the running write end, and closes all connections. */
  close(): Promise<void>;
}

/** Puts gate, retry, repair and drizzle on top of open connections. */
export function createDatabase(connections: Connections, options: ConnectOptions): Database {
  const { limits, onEvent } = options;
  const gate = new WriteGate(limits);
  const insideWrite = new AsyncLocalStorage<{ running: boolean }>();
  const reading = drizzle({ client: connections.reader, schema });
  const writing = drizzle({ client: new GuardedWriter(connections.writer, onEvent), schema });
  const bare = drizzle({ client: connections.writer, schema });

  let closing: Promise<void> | undefined;

  async function attempt<T>(task: () => Promise<T>): Promise<T> {
    try {
      await connections.prepareWriter();
      return await task();
    } catch (error) {
      if (driverCode(error) && !isConstraintViolation(error)) connections.invalidateWriter();
      throw error;
    }
  }

  async function throughGate<T>(task: () => Promise<T>): Promise<T> {
    if (insideWrite.getStore()?.running) {
      throw new NestedWriteError('Cannot write from within a write: use its transaction');
    }
    return await gate.run(async () => {
      const scope = { running: true };
      try {
        return await insideWrite.run(scope, () =>
          retryWhileBusy(() => attempt(task), {
            limitMs: limits.busyMs,
            onRetry: (attempt, waitMs) =>
              onEvent({ kind: 'busy', operation: 'write', attempt, waitMs }),
          }));
      } catch (error) {
        throw plainError(error, connections.remote);
      } finally {
        scope.running = false;
      }
    });
  }

  return {
    remote: connections.remote,
    read: reading,
    write: (work) =>
      throughGate(() =>
        writing.transaction((tx) =>
          withTimeLimit(
            work(tx),
            limits.workMs,
            () => new DatabaseTimeoutError(`A write took more than ${limits.workMs} ms`),
          )
        )
      ),
    batch: (build) => throughGate(() => writing.batch(build(writing))),
    maintain: (work) => throughGate(() => work(bare)),
    close: () => closing ??= gate.close().then(() => connections.close()),
  };
}

/** Takes our own errors out of drizzle's wrapping, and gives a server's failures one name. */
function plainError(error: unknown, remote: boolean): unknown {
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
  return error;
}
