import { DatabaseBusyError } from '../database-errors.ts';
import { isBusy } from '../sqlite-error.ts';

export interface BusyRetryOptions {
  /** Maximum time for all attempts, in milliseconds. */
  limitMs: number;
  /** Called before each wait with its duration and the time since the first attempt, in ms. */
  onRetry?: (waitMs: number, elapsedMs: number) => void;
}

const BASE_WAIT_MS = 1;
const MAX_WAIT_MS = 10;

/** Time after which the lock is expected to stay for long, and the maximum wait from then on. */
const LONG_LOCK_MS = 1_000;
const MAX_LONG_WAIT_MS = 100;

/**
 * Repeats `attempt` while it fails with SQLITE_BUSY or SQLITE_LOCKED, with exponential back-off
 * that does not block the event loop. `attempt` must leave the connection usable for the next one.
 *
 * @throws {DatabaseBusyError} when the limit has passed; other errors of `attempt` are rethrown
 */
export async function retryWhileBusy<T>(
  attempt: () => Promise<T>,
  { limitMs, onRetry }: BusyRetryOptions,
): Promise<T> {
  const start = performance.now();
  for (let failures = 1;; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      const elapsedMs = performance.now() - start;
      const waitMs = backOffMs(failures, elapsedMs);
      if (elapsedMs + waitMs > limitMs) {
        throw new DatabaseBusyError(`The database stayed locked for more than ${limitMs} ms`, {
          cause: error,
        });
      }
      onRetry?.(waitMs, elapsedMs);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/** Doubles up to a maximum. The random half prevents two processes from colliding repeatedly. */
function backOffMs(failures: number, elapsedMs: number): number {
  const max = elapsedMs < LONG_LOCK_MS ? MAX_WAIT_MS : MAX_LONG_WAIT_MS;
  const ceiling = Math.min(max, BASE_WAIT_MS * 2 ** Math.min(failures, 10));
  return ceiling * (0.5 + Math.random() / 2);
}
