import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { createErrorHandler } from '../../http/error-reply.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { createJobRunner, jobRoutes } from './run-jobs.ts';

const secret = 'a-secret-of-32-printable-letters';

async function openJobs(run: () => Promise<void> = () => Promise.resolve()) {
  const test = await createTestDatabase();
  const count = { runs: 0 };
  let now = 1_000;
  const log: string[] = [];
  const runJobs = createJobRunner(
    { database: test.database, clock: () => now, log: (_, message) => void log.push(message) },
    [{
      name: 'sweep',
      intervalMs: 30_000,
      run: async () => {
        count.runs += 1;
        await run();
      },
    }],
  );
  const app = new Hono().route('/', jobRoutes(secret, runJobs));
  app.onError(createErrorHandler(() => {}));
  const post = (authorization?: string) =>
    app.request('/run', {
      method: 'POST',
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
  const advance = (ms: number) => now += ms;
  return { post, count, log, advance, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('POST /run runs no job without the secret, and has the same reply to every attempt', async () => {
  await using jobs = await openJobs();
  const attempts = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    secret,
    `Basic ${secret}`,
    `Bearer ${secret.slice(0, -1)}`,
    `Bearer ${secret}x`,
    `Bearer ${secret.toUpperCase()}`,
    `Bearer ${'x'.repeat(10_000)}`,
  ];
  const replies = await Promise.all(attempts.map(async (attempt) => {
    const reply = await jobs.post(attempt);
    return [reply.status, await reply.text()];
  }));
  assert.equal(new Set(replies.map(String)).size, 1);
  assert.equal(replies[0]?.[0], 401);
  assert.equal(jobs.count.runs, 0);
});

Deno.test('POST /run runs a job once per interval, also for concurrent requests', async () => {
  await using jobs = await openJobs();
  const replies = await Promise.all([1, 2, 3].map(() => jobs.post(`Bearer ${secret}`)));
  for (const reply of replies) {
    assert.deepEqual(await reply.json(), {
      success: true,
      jobs: [{ name: 'sweep', state: 'done' }],
    });
  }
  assert.equal(jobs.count.runs, 1);
  const again = await jobs.post(`Bearer ${secret}`);
  assert.equal((await again.json()).jobs[0].state, 'waiting');
  jobs.advance(30_000);
  await jobs.post(`Bearer ${secret}`);
  assert.equal(jobs.count.runs, 2);
});

Deno.test('POST /run answers 503 if a job fails, and logs the reason without sending it', async () => {
  await using jobs = await openJobs(() => Promise.reject(new Error('a detail')));
  const reply = await jobs.post(`Bearer ${secret}`);
  assert.equal(reply.status, 503);
  assert.ok(!(await reply.text()).includes('detail'));
  assert.deepEqual(jobs.log, ['job failed']);
});
