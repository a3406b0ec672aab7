import { describeError, type Log } from '../../log.ts';

export interface Job {
  name: string;
  /** Time from the end of one run to the start of the next, in ms. */
  intervalMs: number;
  run(): Promise<unknown>;
}

/**
 * Runs each job repeatedly. The first run starts after one interval. A run that fails is logged and
 * does not stop the job.
 *
 * @returns a function that starts no further runs and resolves when the current runs have ended
 */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const timers = new Map<Job, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function schedule(job: Job) {
    if (stopped) return;
    const timer = setTimeout(() => {
      const run = runOnce(job).finally(() => running.delete(run));
      running.add(run);
    }, job.intervalMs);
    Deno.unrefTimer(timer);
    timers.set(job, timer);
  }

  async function runOnce(job: Job) {
    try {
      await job.run();
    } catch (error) {
      log('error', 'job failed', { job: job.name, ...describeError(error) });
    }
    schedule(job);
  }

  jobs.forEach(schedule);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}
