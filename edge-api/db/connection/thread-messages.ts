import type { FileWriterClient } from './connections.ts';
import type { PlainResult } from './result-set.ts';

export interface ThreadCall {
  id: number;
  method: 'open' | keyof FileWriterClient;
  args: unknown[];
}

/** Answer of the thread to a call: the outcomes of its batches. */
export type ThreadReply =
  | { id: number; outcomes: PlainOutcome[] }
  | { id: number; error: ThreadError };

/** A `BatchOutcome` in a form that can be sent to another thread. */
export type PlainOutcome = { results: PlainResult[] } | { error: ThreadError };

/** An error of the driver, or another one, without its class. */
export interface ThreadError {
  name: string;
  message: string;
  code?: string;
  extendedCode?: string;
  rawCode?: number;
  stack?: string;
}
