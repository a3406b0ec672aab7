import type { InStatement, ResultSet } from '@libsql/client';
import { driverCode, isConstraintViolation } from '../sqlite-error.ts';
import type {
  BatchOutcome,
  BatchStatements,
  DatabaseFile,
  FileWriterClient,
} from './connections.ts';
import { loadSchema } from './load-schema.ts';
import { PreparedConnection } from './prepared-connection.ts';

export class FileWriter implements FileWriterClient {
  readonly #file: DatabaseFile;
  #connection: PreparedConnection;

  /** @throws the driver's error if the file cannot be opened */
  constructor(file: DatabaseFile) {
    this.#file = file;
    this.#connection = new PreparedConnection(file);
    try {
      this.#connection.runScript('pragma journal_mode = wal');
    } catch (error) {
      this.close();
      throw error;
    }
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    const [result] = await this.#batch([statement]);
    return result!;
  }

  /** Runs the batches in one transaction, each in a savepoint. */
  group(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    return Promise.try(() => {
      const connection = this.#connection;
      connection.runScript('begin immediate');
      try {
        connection.run(loadSchema);
        const outcomes = batches.map((batch) => runInSavepoint(connection, batch));
        connection.runScript('commit');
        return outcomes;
      } catch (error) {
        if (connection.inTransaction) connection.runScript('rollback');
        throw error;
      }
    });
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    // Inside a transaction the setting cannot be changed.
    this.#connection.runScript('pragma foreign_keys = off');
    try {
      return await this.#batch(statements);
    } finally {
      this.#connection.runScript('pragma foreign_keys = on');
    }
  }

  executeMultiple(sql: string): Promise<void> {
    return Promise.try(() => {
      try {
        this.#connection.runScript(sql);
      } finally {
        if (this.#connection.inTransaction) this.#connection.runScript('rollback');
      }
    });
  }

  reconnect(): Promise<void> {
    return Promise.try(() => {
      const connection = new PreparedConnection(this.#file);
      this.#connection.close();
      this.#connection = connection;
    });
  }

  close(): void {
    this.#connection.close();
  }

  async #batch(statements: BatchStatements): Promise<ResultSet[]> {
    const [outcome] = await this.group([statements]);
    if ('error' in outcome!) throw outcome.error;
    return outcome!.results;
  }
}

function runInSavepoint(connection: PreparedConnection, batch: BatchStatements): BatchOutcome {
  connection.runScript('savepoint batch');
  try {
    const results = batch.map((statement) => connection.run(statement));
    connection.runScript('release batch');
    return { results };
  } catch (error) {
    if (!isConstraintViolation(error) && driverCode(error) !== 'SQLITE_ERROR') throw error;
    connection.runScript('rollback to batch; release batch');
    return { error };
  }
}
