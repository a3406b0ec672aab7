import assert from 'node:assert/strict';
import { startJobs } from './jobs.ts';

Deno.test('startJobs() does a job again and again, also after it has failed, until it is stopped', async () => {
  const lines: string[] = [];
  let runs = 0;
  const thrice = Promise.withResolvers<void>();
  const stop = startJobs([{
    name: 'failing',
    every: 1,
    run() {
      runs += 1;
      if (runs === 3) thrice.resolve();
      return Promise.reject(new Error('no'));
    },
  }], (_, message) => void lines.push(message));
  // The jobs keep no process alive.
  const alive = setInterval(() => {}, 1_000);
  await thrice.promise;
  await stop();
  clearInterval(alive);
  const done = runs;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(runs, done);
  assert.deepEqual(new Set(lines), new Set(['job failed']));
});

Deno.test('stopping waits for the job under way', async () => {
  const started = Promise.withResolvers<void>();
  let ended = false;
  const stop = startJobs([{
    name: 'slow',
    every: 0,
    async run() {
      started.resolve();
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended = true;
    },
  }], () => {});
  const alive = setInterval(() => {}, 1_000);
  await started.promise;
  await stop();
  clearInterval(alive);
  assert.equal(ended, true);
});
