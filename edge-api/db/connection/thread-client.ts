import type { InStatement, ResultSet } from '@libsql/client';
import type {
  BatchOutcome,
  BatchStatements,
  DatabaseFile,
  FileWriterClient,
} from './connections.ts';
import { toResultSet } from './result-set.ts';
import type { ThreadCall, ThreadError, ThreadReply, ThreadValue } from './thread-messages.ts';

/**
 * Opens a database file in a thread of its own. The driver's calls are synchronous, and a commit
 * waits for the disk: in this thread neither stops the event loop.
 *
 * @throws the driver's error if the file cannot be opened
 */
export async function openThreadClient(file: DatabaseFile): Promise<FileWriterClient> {
  const client = new ThreadClient();
  try {
    await client.open(file);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** The driver's error for a call after `close()`. */
const closedError: ThreadError = {
  name: 'LibsqlError',
  code: 'CLIENT_CLOSED',
  message: 'CLIENT_CLOSED: The client is closed',
};

type Waiting = PromiseWithResolvers<ThreadValue>;

class ThreadClient implements FileWriterClient {
  #closed = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor() {
    // An error outside of a call is a defect: it ends the process, as in the main thread.
    this.#worker = new Worker(new URL('./database-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<ThreadReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(toError(data.error));
      else waiting?.resolve(data.value);
    };
  }

  async open(file: DatabaseFile): Promise<void> {
    await this.#call('open', [file]);
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    return toResult(await this.#call('execute', [statement]));
  }

  async group(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    const value = await this.#call('group', [batches]);
    if (value.kind !== 'outcomes') throw unexpected(value);
    return value.outcomes.map((outcome) =>
      'error' in outcome
        ? { error: toError(outcome.error) }
        : { results: outcome.results.map(toResultSet) }
    );
  }

  async migrate(stmts: InStatement[]): Promise<ResultSet[]> {
    return toResults(await this.#call('migrate', [stmts]));
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.#call('executeMultiple', [sql]);
  }

  async reconnect(): Promise<void> {
    await this.#call('reconnect', []);
  }

  /** Ends the thread after its last call. */
  close(): void {
    if (this.#closed) return;
    this.#call('close', []).catch(() => {});
    this.#closed = true;
  }

  #call(method: ThreadCall['method'], args: unknown[]): Promise<ThreadValue> {
    if (this.#closed) return Promise.reject(toError(closedError));
    const id = this.#lastId += 1;
    const waiting = Promise.withResolvers<ThreadValue>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ id, method, args } satisfies ThreadCall);
    return waiting.promise;
  }
}

function toResult(value: ThreadValue): ResultSet {
  if (value.kind !== 'result') throw unexpected(value);
  return toResultSet(value.result);
}

function toResults(value: ThreadValue): ResultSet[] {
  if (value.kind !== 'results') throw unexpected(value);
  return value.results.map(toResultSet);
}

function unexpected({ kind }: ThreadValue): TypeError {
  return new TypeError(`The thread has sent a value of the kind '${kind}'`);
}

/** Returns an error with the name and the codes that the driver gave it. */
function toError({ name, message, stack, ...codes }: ThreadError): Error {
  const error = new Error(message);
  if (stack) error.stack = stack;
  return Object.assign(error, { name }, codes);
}
