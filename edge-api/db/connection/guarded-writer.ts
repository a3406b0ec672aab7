import type {
  Client,
  InArgs,
  InStatement,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';
import type { BatchOutcome, BatchStatements, Connections, DatabaseEvent } from './connections.ts';
import { DatabaseOutcomeUnknownError } from '../database-errors.ts';
import { driverCode, isSqliteAnswer } from '../sqlite-error.ts';

/** Runs batches in their turn, each in a transaction. */
export interface BatchRunner {
  run(statements: BatchStatements): Promise<ResultSet[]>;
}

/**
 * The client through which drizzle writes. It begins every transaction with BEGIN IMMEDIATE,
 * rejects statements outside of a transaction, distinguishes a failed commit from a commit whose
 * response was lost, and confirms each commit.
 */
export class GuardedWriter implements Client {
  readonly #client: Connections['writer'];
  readonly #confirm: () => void;
  readonly #onEvent: (event: DatabaseEvent) => void;
  readonly #groups?: BatchRunner;

  /** @param groups runs the batches; by default each one is a request to the client */
  constructor(
    { writer, confirmWrite }: Pick<Connections, 'writer' | 'confirmWrite'>,
    onEvent: (event: DatabaseEvent) => void,
    groups?: BatchRunner,
  ) {
    this.#client = writer;
    this.#confirm = confirmWrite;
    this.#onEvent = onEvent;
    this.#groups = groups;
  }

  get closed(): boolean {
    return this.#client.closed;
  }

  get protocol(): string {
    return this.#client.protocol;
  }

  execute(_stmt: InStatement | string, _args?: InArgs): Promise<ResultSet> {
    return Promise.reject(new TypeError('Cannot run a write outside of a transaction or a batch'));
  }

  async batch(stmts: BatchStatements): Promise<ResultSet[]> {
    if (this.#groups) return await this.#groups.run(stmts);
    const [outcome] = await this.group([stmts]);
    if ('error' in outcome!) throw outcome.error;
    return outcome!.results;
  }

  /** Runs batches in one transaction, for a server only one; see `WriterClient.group()`. */
  async group(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    const outcomes = await this.#runGroup(batches).catch((error) => {
      throw this.#commitFailure(error);
    });
    this.#confirm();
    return outcomes;
  }

  async #runGroup(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    const client = this.#client;
    if (client.group) return await client.group(batches);
    const [batch, ...others] = batches;
    if (!batch || others.length > 0) throw new TypeError('A server runs one batch at a time');
    return [{ results: await client.batch(batch, 'write') }];
  }

  migrate(_stmts: InStatement[]): Promise<ResultSet[]> {
    return Promise.reject(new TypeError('Cannot migrate through a writer'));
  }

  async transaction(_mode?: TransactionMode): Promise<Transaction> {
    const transaction = await this.#client.transaction('write');
    const commit = async () => {
      try {
        await transaction.commit();
      } catch (error) {
        throw this.#commitFailure(error);
      }
      this.#confirm();
    };
    // A failed rollback must not hide the error that caused it. A server that receives no rollback
    // rolls back after its time limit.
    const rollback = async () => {
      try {
        await transaction.rollback();
      } catch (error) {
        this.#onEvent({ kind: 'rollback-failed', error });
      }
    };
    return {
      execute: (stmt: InStatement) => transaction.execute(stmt),
      batch: (stmts: InStatement[]) => transaction.batch(stmts),
      executeMultiple: (sql: string) => transaction.executeMultiple(sql),
      commit,
      rollback,
      close: () => transaction.close(),
      get closed() {
        return transaction.closed;
      },
    };
  }

  executeMultiple(_sql: string): Promise<void> {
    return Promise.reject(new TypeError('Cannot run a script through a writer'));
  }

  sync(): Promise<never> {
    return Promise.reject(new TypeError('Cannot synchronize a writer'));
  }

  reconnect(): void {
    throw new TypeError('Cannot reconnect a writer: its connections do that');
  }

  close(): void {
    this.#client.close();
  }

  #commitFailure(error: unknown): unknown {
    const remote = this.#client.protocol !== 'file';
    if (!remote || isSqliteAnswer(error)) return error;
    const reason = driverCode(error) ?? (error instanceof Error ? error.name : 'unknown reason');
    return new DatabaseOutcomeUnknownError(`The response to a commit was lost (${reason})`, {
      cause: error,
    });
  }
}
