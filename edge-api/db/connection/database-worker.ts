/**
 * Runs as a worker of {@linkcode openThreadClient}: opens a database file and calls the
 * methods that are posted to it, one after the other.
 */
import type { ResultSet } from '@libsql/client';
import type { BatchOutcome, BatchStatements, DatabaseFile } from './connections.ts';
import { FileWriter } from './file-writer.ts';
import { toPlainResult } from './result-set.ts';
import type { PlainOutcome, ThreadCall, ThreadError, ThreadReply } from './thread-messages.ts';

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<ThreadCall>) => void;
  postMessage(message: ThreadReply): void;
  close(): void;
};

let writer: FileWriter | undefined;

worker.onmessage = async ({ data: call }) => {
  try {
    worker.postMessage({ id: call.id, outcomes: await run(call) });
  } catch (error) {
    worker.postMessage({ id: call.id, error: toThreadError(error) });
  }
  if (call.method === 'close') worker.close();
};

async function run({ method, args }: ThreadCall): Promise<PlainOutcome[]> {
  if (method === 'open') {
    writer = new FileWriter(args[0] as DatabaseFile);
    return [];
  }
  if (!writer) throw new TypeError('The file is not open');
  if (method === 'group') {
    return (await writer.group(args[0] as BatchStatements[])).map(toPlainOutcome);
  }
  const call = writer[method] as (...args: unknown[]) => unknown;
  const results = await call.apply(writer, args) as ResultSet | ResultSet[] | undefined;
  return [{ results: [results ?? []].flat().map(toPlainResult) }];
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
