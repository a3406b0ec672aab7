import type { Database } from '../../db/database.ts';
import { describeError, type Log } from '../../log.ts';
import { type LeasedWork, runLeased } from './run-leased.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { InvalidCredentialsError } from '../../errors.ts';

/**
 * `POST /run`: runs the recurring jobs that are due, for a schedule outside of the process. The
 * request needs `Authorization: Bearer` with the secret. The reply lists the jobs. Its status is
 * 503 if one has failed.
 */
export function jobRoutes(secret: string, runJobs: RunJobs) {
  const expected = digest(`Bearer ${secret}`);
  return new Hono().post('/run', async (c) => {
    // Digests have the same length, so that the time of the comparison reveals nothing.
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), expected)) {
      throw new InvalidCredentialsError('WRONG_SECRET');
    }
    const jobs = await runJobs();
    const success = jobs.every(({ state }) => state !== 'failed');
    return c.json({ success, jobs }, success ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

/** Result of a job: `waiting` if it has just run, here or in another process. */
export interface JobResult {
  name: string;
  state: 'done' | 'waiting' | 'failed';
}

/** Runs all jobs that are due, once, and resolves when they have ended. It never rejects. */
export type RunJobs = () => Promise<JobResult[]>;

/**
 * Creates the function that runs jobs for a schedule outside of the process. Calls during a run
 * share its result.
 */
export function createJobRunner(
  { database, clock, log }: { database: Database; clock: () => number; log: Log },
  jobs: readonly LeasedWork[],
): RunJobs {
  let running: Promise<JobResult[]> | undefined;

  async function runOne(job: LeasedWork): Promise<JobResult> {
    try {
      const hasRun = await runLeased(database, clock, job);
      return { name: job.name, state: hasRun ? 'done' : 'waiting' };
    } catch (error) {
      log('error', 'job failed', { job: job.name, ...describeError(error) });
      return { name: job.name, state: 'failed' };
    }
  }

  async function runAll(): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await runOne(job));
    return results;
  }

  return () =>
    running ??= runAll().finally(() => {
      running = undefined;
    });
}
