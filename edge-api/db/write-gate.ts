import { type QueueRejection, TaskQueue } from '../concurrency/task-queue.ts';
import { DatabaseBusyError, DatabaseClosedError, type DatabaseError } from './database-errors.ts';

export interface WriteGateLimits {
  /** Maximum number of waiting writes. */
  maxWaiting: number;
  /** Maximum time that a write waits for its turn, in milliseconds. */
  maxWaitMs: number;
  /** Maximum number of writes at the same time. @default 1 */
  concurrency?: number;
}

/**
 * Creates the queue through which all writes of a process pass, in their order.
 *
 * Its `run()` rejects with `DatabaseBusyError` if too many writes wait or the wait was too long,
 * and with `DatabaseClosedError` after `close()`. The write has not begun in these cases.
 *
 * @example
 * ```ts
 * const gate = createWriteGate({ maxWaiting: 1_000, maxWaitMs: 10_000 });
 * await gate.run(() => Promise.resolve('written'));
 * ```
 */
export function createWriteGate(
  { maxWaiting, maxWaitMs, concurrency = 1 }: WriteGateLimits,
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
