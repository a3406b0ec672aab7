/**
 * Runs as a worker of {@linkcode openThreadClient}: opens a database file and calls the
 * methods that are posted to it, one after the other.
 */
import type { ResultSet } from '@libsql/client';
import type {
  BatchOutcome,
  BatchStatements,
  DatabaseFile,
  FileWriterClient,
  WriterTransaction,
} from './connections.ts';
import { openFileWriter } from './file-writer.ts';
import { toPlainResult } from './result-set.ts';
import type {
  PlainOutcome,
  ThreadCall,
  ThreadError,
  ThreadReply,
  ThreadValue,
} from './thread-messages.ts';

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<ThreadCall>) => void;
  postMessage(message: ThreadReply): void;
  close(): void;
};

let writer: FileWriterClient | undefined;
const transactions = new Map<number, WriterTransaction>();

/** Methods after which a transaction cannot be used. */
const endings: readonly string[] = ['commit', 'rollback'];

worker.onmessage = async ({ data: call }) => {
  try {
    worker.postMessage({ id: call.id, value: await run(call) });
  } catch (error) {
    worker.postMessage({ id: call.id, error: toThreadError(error) });
  }
  if (call.method === 'close' && call.transaction === undefined) worker.close();
};

async function run({ id, transaction: number, method, args }: ThreadCall): Promise<ThreadValue> {
  if (method === 'open') {
    writer = await openFileWriter(args[0] as DatabaseFile);
    return { kind: 'none' };
  }
  if (!writer) throw new TypeError('The file is not open');
  if (method === 'group') {
    const outcomes = await writer.group(args[0] as BatchStatements[]);
    return { kind: 'outcomes', outcomes: outcomes.map(toPlainOutcome) };
  }
  const target = number === undefined ? writer : transactions.get(number);
  if (!target) throw new TypeError('The transaction has ended');
  const call = (target as unknown as Record<string, (...args: unknown[]) => unknown>)[method]!;
  const value = await call.apply(target, args);
  if (method === 'transaction') {
    transactions.set(id, value as WriterTransaction);
    return { kind: 'transaction', number: id };
  }
  if (number !== undefined && endings.includes(method)) transactions.delete(number);
  return toThreadValue(value as ResultSet | ResultSet[] | undefined);
}

function toThreadValue(value: ResultSet | ResultSet[] | undefined): ThreadValue {
  if (value === undefined) return { kind: 'none' };
  if (Array.isArray(value)) return { kind: 'results', results: value.map(toPlainResult) };
  return { kind: 'result', result: toPlainResult(value) };
}

function toPlainOutcome(outcome: BatchOutcome): PlainOutcome {
  if ('error' in outcome) return { error: toThreadError(outcome.error) };
  return { results: outcome.results.map(toPlainResult) };
}

function toThreadError(error: unknown): ThreadError {
  const { name, message, code, extendedCode, rawCode, stack } = error instanceof Error
    ? error as Error & ThreadError
    : new Error(String(error)) as Error & ThreadError;
  return { name, message, code, extendedCode, rawCode, stack };
}
