import type { ResultSet } from '@libsql/client';
import type { BatchOutcome, BatchStatements } from './connections.ts';
import type { BatchRunner, GuardedWriter } from './guarded-writer.ts';

/** A batch that waits for its turn. */
interface WaitingBatch {
  statements: BatchStatements;
  /** `true` once the batch runs, alone or with others. */
  taken: boolean;
  settle: (outcome: BatchOutcome) => void;
}

/** Options of {@linkcode BatchGroups}. */
export interface BatchGroupOptions {
  writer: Pick<GuardedWriter, 'group'>;
  /** Runs a task in the write gate. */
  enqueue: (task: () => Promise<void>) => Promise<void>;
  /** Maximum number of batches in one transaction; 1 for a server. */
  limit: number;
}

/**
 * Runs the batches that wait at the same time in one transaction, because most of the time of a
 * small batch is its commit. See `WriterClient.group()`.
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
    const { promise, resolve } = Promise.withResolvers<BatchOutcome>();
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
        const outcomes = await writer.group(group.map(({ statements }) => statements));
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
