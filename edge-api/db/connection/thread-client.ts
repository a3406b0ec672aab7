import type { InStatement, ResultSet } from '@libsql/client';
import type {
  BatchOutcome,
  BatchStatements,
  DatabaseFile,
  FileWriterClient,
} from './connections.ts';
import { toResultSet } from './result-set.ts';
import type { PlainOutcome, ThreadCall, ThreadError, ThreadReply } from './thread-messages.ts';

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

class ThreadClient implements FileWriterClient {
  #closed = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<PlainOutcome[]>>();
  #lastId = 0;

  constructor() {
    // An error outside of a call is a defect: it ends the process, as in the main thread.
    this.#worker = new Worker(new URL('./database-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<ThreadReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(toError(data.error));
      else waiting?.resolve(data.outcomes);
    };
  }

  async open(file: DatabaseFile): Promise<void> {
    await this.#call('open', [file]);
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    const [result] = await this.#results('execute', [statement]);
    return result!;
  }

  async group(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    return (await this.#call('group', [batches])).map(toOutcome);
  }

  async migrate(stmts: InStatement[]): Promise<ResultSet[]> {
    return await this.#results('migrate', [stmts]);
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

  /** Calls a method that returns results. An error of it rejects. */
  async #results(method: ThreadCall['method'], args: unknown[]): Promise<ResultSet[]> {
    return (await this.#call(method, args))
      .flatMap((outcome) => 'results' in outcome ? outcome.results : []).map(toResultSet);
  }

  #call(method: ThreadCall['method'], args: unknown[]): Promise<PlainOutcome[]> {
    if (this.#closed) return Promise.reject(toError(closedError));
    const id = this.#lastId += 1;
    const waiting = Promise.withResolvers<PlainOutcome[]>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ id, method, args } satisfies ThreadCall);
    return waiting.promise;
  }
}

function toOutcome(outcome: PlainOutcome): BatchOutcome {
  if ('error' in outcome) return { error: toError(outcome.error) };
  return { results: outcome.results.map(toResultSet) };
}

/** Returns an error with the name and the codes that the driver gave it. */
function toError({ name, message, stack, ...codes }: ThreadError): Error {
  const error = new Error(message);
  if (stack) error.stack = stack;
  return Object.assign(error, { name }, codes);
}
