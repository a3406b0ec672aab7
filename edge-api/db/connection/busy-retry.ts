import { DatabaseBusyError } from '../errors.ts';
import { isBusy } from '../sqlite-error.ts';

/** How {@linkcode retryWhileBusy} goes about it. */
export interface BusyRetryOptions {
  /** After how many milliseconds to give up. */
  limitMs: number;
  /** Hears of each failed attempt and of the wait before the next. */
  onRetry?: (attempt: number, waitMs: number) => void;
}

const FIRST_WAIT_MS = 1;
const LONGEST_WAIT_MS = 10;

/**
 * Runs `attempt` until it does anything but fail with SQLITE_BUSY or SQLITE_LOCKED, waiting longer
 * from time to time and never on the event loop. `attempt` leaves the connection fit for the next.
 *
 * @throws {DatabaseBusyError} when the limit has passed; otherwise what `attempt` throws
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
      const waitMs = backOffMs(failures);
      if (performance.now() - start + waitMs > limitMs) {
        throw new DatabaseBusyError(`The database stayed locked for more than ${limitMs} ms`, {
          cause: error,
        });
      }
      onRetry?.(failures, waitMs);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/** Doubles up to a ceiling; the random half keeps two processes from meeting again and again. */
function backOffMs(failures: number): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  return ceiling * (0.5 + Math.random() / 2);
}
