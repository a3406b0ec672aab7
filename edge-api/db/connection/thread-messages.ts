import type { FileWriterClient } from './connections.ts';
import type { PlainResult } from './result-set.ts';

/** Call of a method in the thread of {@linkcode openThreadClient}. */
export interface ThreadCall {
  id: number;
  method: 'open' | keyof FileWriterClient;
  args: unknown[];
}

/** Answer of the thread to a call. */
export type ThreadReply =
  | { id: number; value: ThreadValue }
  | { id: number; error: ThreadError };

/** Result of a call in a form that can be sent to another thread. */
export type ThreadValue =
  | { kind: 'none' }
  | { kind: 'result'; result: PlainResult }
  | { kind: 'results'; results: PlainResult[] }
  | { kind: 'outcomes'; outcomes: PlainOutcome[] };

/** A `BatchOutcome` in that form. */
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
