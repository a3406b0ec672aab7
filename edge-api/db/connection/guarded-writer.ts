import type { ResultSet } from '@libsql/client';
import { type QueueRejection, TaskQueue } from '../../concurrency/task-queue.ts';
import type { BatchOutcome, BatchStatements, Connections, DatabaseLimits } from './connections.ts';
import {
  DatabaseBusyError,
  DatabaseClosedError,
  type DatabaseError,
  DatabaseOutcomeUnknownError,
} from '../database-errors.ts';
import { driverCode, isSqliteAnswer } from '../sqlite-error.ts';
import { loadSchema } from './load-schema.ts';

interface WaitingBatch {
  statements: BatchStatements;
  /** `true` once the batch runs, alone or with others. */
  taken: boolean;
  settle: (outcome: BatchOutcome) => void;
}

export interface GuardedWriterOptions
  extends Pick<Connections, 'remote' | 'writer' | 'confirmWrite'> {
  /** Runs a task in the write gate. */
  enqueue: (task: () => Promise<void>) => Promise<void>;
  /** Maximum number of batches in one transaction; 1 for a server. */
  limit: number;
}

/**
 * The client through which drizzle writes. It rejects statements outside of a batch, distinguishes
 * a failed commit from a commit whose response was lost, and confirms each commit.
 *
 * Batches that wait at the same time run in one transaction, because most of the time of a small
 * batch is its commit. See `WriterClient.group()`.
 */
export class GuardedWriter {
  readonly #options: GuardedWriterOptions;
  readonly #waiting: WaitingBatch[] = [];

  constructor(options: GuardedWriterOptions) {
    this.#options = options;
  }

  execute(): Promise<ResultSet> {
    return Promise.reject(new TypeError('Cannot run a write outside of a batch'));
  }

  /**
   * Runs the statements in one transaction when it is their turn in the write gate.
   *
   * @throws the error of the write gate, or that of the statements
   */
  async batch(statements: BatchStatements): Promise<ResultSet[]> {
    const { promise, resolve } = Promise.withResolvers<BatchOutcome>();
    const batch: WaitingBatch = { statements, taken: false, settle: resolve };
    this.#waiting.push(batch);
    this.#runInTurn(batch);
    const outcome = await promise;
    if ('error' in outcome) throw outcome.error;
    return outcome.results;
  }

  async #runInTurn(batch: WaitingBatch): Promise<void> {
    let group: readonly WaitingBatch[] | undefined;
    try {
      // The write gate repeats the task while another process holds the lock.
      await this.#options.enqueue(async () => {
        if (!group && batch.taken) return;
        const taken = group ??= this.#take(batch);
        const outcomes = await this.#commit(() =>
          this.#runGroup(taken.map(({ statements }) => statements))
        );
        taken.forEach(({ settle }, index) => settle(outcomes[index]!));
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

  async #runGroup(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    const { writer } = this.#options;
    if (writer.group) return await writer.group(batches);
    const [batch, ...others] = batches;
    if (!batch || !writer.batch || others.length > 0) {
      throw new TypeError('A server runs one batch at a time');
    }
    const [, ...results] = await writer.batch([loadSchema, ...batch], 'write');
    return [{ results }];
  }

  /** Commits, and confirms that the file still exists. */
  async #commit<T>(commit: () => Promise<T>): Promise<T> {
    const { remote, confirmWrite } = this.#options;
    const result = await commit().catch((error) => {
      if (!remote || isSqliteAnswer(error)) throw error;
      const reason = driverCode(error) ?? (error instanceof Error ? error.name : 'unknown reason');
      throw new DatabaseOutcomeUnknownError(`The response to a commit was lost (${reason})`, {
        cause: error,
      });
    });
    confirmWrite();
    return result;
  }
}

/**
 * Creates the queue through which all writes of a process pass, in their order.
 *
 * Its `run()` rejects with `DatabaseBusyError` if too many writes wait or the wait was too long,
 * and with `DatabaseClosedError` after `close()`. The write has not begun in these cases.
 *
 * @param concurrency maximum number of writes at the same time
 */
export function createWriteGate(
  { maxWaiting, maxWaitMs }: Pick<DatabaseLimits, 'maxWaiting' | 'maxWaitMs'>,
  concurrency = 1,
): TaskQueue {
  const errors: Record<QueueRejection, () => DatabaseError> = {
    full: () => new DatabaseBusyError(`Cannot queue a write as ${maxWaiting} are waiting already`),
    timeout: () =>
      new DatabaseBusyError(`A write waited for its turn for more than ${maxWaitMs} ms`),
    closed: () => new DatabaseClosedError('The database is closed'),
  };
  return new TaskQueue({
    concurrency,
    maxWaiting,
    maxWaitMs,
    createError: (rejection) => errors[rejection](),
  });
}
