import { describeError, type Log } from '../log.ts';

/** Something that has to be done from time to time. */
export interface Job {
  name: string;
  /** ms from the end of one run to the next */
  every: number;
  run(): Promise<unknown>;
}

/**
 * Does each job again and again, first after its time has passed once. A job that fails is told of in the
 * log and done again.
 *
 * @returns takes no new run up and settles when those under way have ended
 */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const timers = new Map<Job, ReturnType<typeof setTimeout>>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  function plan(job: Job) {
    if (stopped) return;
    const timer = setTimeout(() => {
      const run = runOnce(job).finally(() => underWay.delete(run));
      underWay.add(run);
    }, job.every);
    Deno.unrefTimer(timer);
    timers.set(job, timer);
  }

  async function runOnce(job: Job) {
    try {
      await job.run();
    } catch (error) {
      log('error', 'job failed', { job: job.name, ...describeError(error) });
    }
    plan(job);
  }

  jobs.forEach(plan);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(underWay);
  };
}
