import { driverCode, isConstraintViolation } from '../sqlite-error.ts';
import type { BatchOutcome, BatchStatements } from './connections.ts';
import { PreparedConnection } from './prepared-connection.ts';

/** A connection that writes batches to a file. */
export class PreparedWriter extends PreparedConnection {
  /**
   * Runs several batches in one transaction. Each batch is stored as a whole, or not at all if it
   * violates a constraint or is invalid.
   *
   * @throws any other error, such as that of a lock or a full disk: then nothing is stored
   */
  group(batches: readonly BatchStatements[]): BatchOutcome[] {
    this.runScript('begin immediate');
    try {
      const outcomes = batches.map((batch) => this.#runInSavepoint(batch));
      this.runScript('commit');
      return outcomes;
    } catch (error) {
      if (this.inTransaction) this.runScript('rollback');
      throw error;
    }
  }

  #runInSavepoint(batch: BatchStatements): BatchOutcome {
    this.runScript('savepoint batch');
    try {
      const results = batch.map((statement) => this.run(statement));
      this.runScript('release batch');
      return { results };
    } catch (error) {
      if (!isConstraintViolation(error) && driverCode(error) !== 'SQLITE_ERROR') throw error;
      this.runScript('rollback to batch; release batch');
      return { error };
    }
  }
}
