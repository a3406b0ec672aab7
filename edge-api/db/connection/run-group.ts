import type { Client, InArgs, InStatement, ResultSet, Transaction } from '@libsql/client';
import { driverCode, isConstraintViolation } from '../sqlite-error.ts';

/** Statements of a batch, as drizzle passes them to the client. */
export type BatchStatements = (InStatement | [string, InArgs?])[];

/** Result of one batch of a group. */
export type BatchOutcome = { results: ResultSet[] } | { error: unknown };

/**
 * Runs several batches in one transaction. Each batch is a savepoint: it is stored as a whole, or
 * not at all if it violates a constraint or is invalid.
 *
 * @throws any other error, such as that of a full disk: then nothing is stored
 */
export async function runGroup(
  client: Pick<Client, 'batch' | 'transaction'>,
  batches: readonly BatchStatements[],
): Promise<BatchOutcome[]> {
  const [only] = batches;
  if (only && batches.length === 1) return [{ results: await client.batch(only, 'write') }];
  const transaction = await client.transaction('write');
  try {
    const outcomes: BatchOutcome[] = [];
    for (const statements of batches) {
      outcomes.push(await runInSavepoint(transaction, statements));
    }
    await transaction.commit();
    return outcomes;
  } finally {
    // Rolls back what is not committed. If that fails, the driver replaces the connection.
    transaction.close();
  }
}

async function runInSavepoint(
  transaction: Transaction,
  statements: BatchStatements,
): Promise<BatchOutcome> {
  await transaction.execute('savepoint batch');
  try {
    const results = await transaction.batch(statements as InStatement[]);
    await transaction.execute('release batch');
    return { results };
  } catch (error) {
    if (!isConstraintViolation(error) && driverCode(error) !== 'SQLITE_ERROR') throw error;
    await transaction.execute('rollback to batch');
    await transaction.execute('release batch');
    return { error };
  }
}
