import type { InStatement, ResultSet, Transaction } from '@libsql/client';
import { driverCode, isConstraintViolation } from '../sqlite-error.ts';
import type { BatchRunner, BatchStatements, GuardedWriter } from './guarded-writer.ts';

/** Result of one batch of a group. */
type Outcome = { results: ResultSet[] } | { error: unknown };

/** A batch that waits for its turn. */
interface WaitingBatch {
  statements: BatchStatements;
  /** `true` once the batch runs, alone or with others. */
  taken: boolean;
  settle: (outcome: Outcome) => void;
}

/** Options of {@linkcode BatchGroups}. */
export interface BatchGroupOptions {
  writer: Pick<GuardedWriter, 'batch' | 'transaction'>;
  /** Runs a task in the write gate. */
  enqueue: (task: () => Promise<void>) => Promise<void>;
  /** Maximum number of batches in one transaction; 1 for a server. */
  limit: number;
}

/**
 * Runs the batches that wait at the same time in one transaction, because most of the time of a
 * small batch is its commit. Each batch is a savepoint: it is stored as a whole, or not at all if
 * it violates a constraint or is invalid. Any other error, such as a full disk, fails all batches
 * of the transaction.
 */
export class BatchGroups implements BatchRunner {
  readonly #options: BatchGroupOptions;
  readonly #waiting: WaitingBatch[] = [];

  constructor(options: BatchGroupOptions) {
    this.#options = options;
  }

  /**
   * Runs the statements in one transaction when it is their turn.
   *
   * @throws the error of the write gate, or that of the statements
   */
  async run(statements: BatchStatements): Promise<ResultSet[]> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const batch: WaitingBatch = { statements, taken: false, settle: resolve };
    this.#waiting.push(batch);
    this.#runInTurn(batch);
    const outcome = await promise;
    if ('error' in outcome) throw outcome.error;
    return outcome.results;
  }

  async #runInTurn(batch: WaitingBatch): Promise<void> {
    const { writer, enqueue } = this.#options;
    let group: readonly WaitingBatch[] | undefined;
    try {
      // The write gate repeats the task while another process holds the lock.
      await enqueue(async () => {
        if (!group && batch.taken) return;
        group ??= this.#take(batch);
        const outcomes = await runGroup(writer, group.map(({ statements }) => statements));
        group.forEach(({ settle }, index) => settle(outcomes[index]!));
      });
    } catch (error) {
      // The write gate may reject the turn of a batch that has run with others.
      if (!group && !batch.taken) this.#remove(batch);
      for (const { settle } of group ?? (batch.taken ? [] : [batch])) settle({ error });
    }
  }

  /** Takes a batch and those that wait behind it. */
  #take(batch: WaitingBatch): readonly WaitingBatch[] {
    this.#remove(batch);
    const group = [batch, ...this.#waiting.splice(0, this.#options.limit - 1)];
    for (const taken of group) taken.taken = true;
    return group;
  }

  #remove(batch: WaitingBatch): void {
    const index = this.#waiting.indexOf(batch);
    if (index >= 0) this.#waiting.splice(index, 1);
  }
}

async function runGroup(
  writer: BatchGroupOptions['writer'],
  batches: readonly BatchStatements[],
): Promise<Outcome[]> {
  const [only] = batches;
  if (only && batches.length === 1) return [{ results: await writer.batch(only) }];
  const transaction = await writer.transaction();
  try {
    const outcomes: Outcome[] = [];
    for (const statements of batches) {
      outcomes.push(await runInSavepoint(transaction, statements));
    }
    await transaction.commit();
    return outcomes;
  } catch (error) {
    await transaction.rollback();
    throw error;
  } finally {
    transaction.close();
  }
}

async function runInSavepoint(
  transaction: Transaction,
  statements: BatchStatements,
): Promise<Outcome> {
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
