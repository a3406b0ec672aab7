import { setTimeout as waitFor } from 'node:timers/promises';
import { UnavailableError } from '../errors.ts';
import { TaskQueue } from './task-queue.ts';

export interface TimeShareOptions {
  /** Part of the time that the tasks may take together, from 0 to 1. */
  share: number;
  /** Maximum number of tasks that wait. @default 64 */
  maxWaiting?: number;
  /** Maximum time that a task waits in the queue, in ms. @default 5,000 */
  maxWaitMs?: number;
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** Limit of a pause, so that one long task does not stop the others, in ms. */
const maxPause = 1_000;

/**
 * Creates a limit of the time that tasks take, one after another with pauses. Queries of an
 * embedded database and the encoding of their rows block the event loop, so without pauses nothing
 * else would be answered.
 */
export function createTimeShare(
  { share, maxWaiting = 64, maxWaitMs = 5_000, now = () => performance.now(), wait = waitFor }:
    TimeShareOptions,
) {
  const createError = () => new UnavailableError();
  const queue = new TaskQueue({ concurrency: 1, maxWaiting, maxWaitMs, createError });
  let nextStart = 0;
  return {
    /**
     * Runs a task in its turn.
     *
     * @param lane client for whom it runs: the lanes take turns. @default that of the request
     * @throws {UnavailableError} if too many tasks wait, or the task waited too long
     */
    run: <T>(task: () => Promise<T>, lane?: string): Promise<T> =>
      queue.run(async () => {
        if (now() < nextStart) await wait(nextStart - now());
        const start = now();
        try {
          return await task();
        } finally {
          const end = now();
          nextStart = end + Math.min(maxPause, (end - start) * (1 / share - 1));
        }
      }, lane),
  };
}
