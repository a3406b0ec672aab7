import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { InvalidCredentialsError } from '../../errors.ts';
import type { RunJobs } from './run-jobs.ts';

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
