import type {
  Client,
  InArgs,
  InStatement,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';
import type { DatabaseEvent } from './connections.ts';
import { DatabaseOutcomeUnknownError } from '../errors.ts';
import { driverCode, isSqliteAnswer } from '../sqlite-error.ts';

/**
 * The only client that drizzle writes through. It begins every transaction IMMEDIATE, refuses
 * statements outside of one, and tells a commit that failed from one whose answer was lost.
 */
export class GuardedWriter implements Client {
  readonly #client: Client;
  readonly #onEvent: (event: DatabaseEvent) => void;

  constructor(client: Client, onEvent: (event: DatabaseEvent) => void) {
    this.#client = client;
    this.#onEvent = onEvent;
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

  async batch(stmts: (InStatement | [string, InArgs?])[]): Promise<ResultSet[]> {
    try {
      return await this.#client.batch(stmts, 'write');
    } catch (error) {
      throw this.#commitFailure(error);
    }
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
    };
    // What made the work fail must not be hidden by a roll-back that fails as well: without an
    // answer the server rolls back by itself.
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
    return Promise.reject(new TypeError('There is nothing to synchronise'));
  }

  reconnect(): void {
    throw new TypeError('A writer is renewed by its connections');
  }

  close(): void {
    this.#client.close();
  }

  #commitFailure(error: unknown): unknown {
    const remote = this.#client.protocol !== 'file';
    if (!remote || isSqliteAnswer(error)) return error;
    const why = driverCode(error) ?? (error instanceof Error ? error.name : 'no reason given');
    return new DatabaseOutcomeUnknownError(`The answer to a commit was lost (${why})`, {
      cause: error,
    });
  }
}
