import type { RefreshTimes } from '../concurrency/refreshed-value.ts';

/**
 * Returns the times of a refreshed value that follows the clock of a test. A call waits for the
 * refresh also on a slow machine, so that it never returns the older value.
 */
export function timesOfTest(now: () => number): RefreshTimes {
  return { now, waitLimit: 60_000 };
}
