import assert from 'node:assert/strict';
import { type Job, startJobs } from './start-jobs.ts';

/** Jobs do not keep the process alive, so a test needs a timer that does. */
function keepAlive(): Disposable {
  const timer = setInterval(() => {}, 1_000);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Creates a job that fails, and a promise that resolves after its third run. */
function createFailingJob() {
  const thirdRun = Promise.withResolvers<void>();
  let runs = 0;
  const job: Job = {
    name: 'failing',
    intervalMs: 1,
    run() {
      runs += 1;
      if (runs === 3) thirdRun.resolve();
      return Promise.reject(new Error('no'));
    },
  };
  return { job, thirdRun: thirdRun.promise, runs: () => runs };
}

Deno.test('startJobs() repeats a job, also after a failure, until it is stopped', async () => {
  using _timer = keepAlive();
  const lines: string[] = [];
  const { job, thirdRun, runs } = createFailingJob();
  const stop = startJobs([job], (_, message) => void lines.push(message));
  await thirdRun;
  await stop();
  const runsAtStop = runs();
  // Another job with the same interval shows that the stopped job has had time to run again.
  const reference = createFailingJob();
  const stopReference = startJobs([reference.job], () => {});
  await reference.thirdRun;
  await stopReference();
  assert.equal(runs(), runsAtStop);
  assert.deepEqual(new Set(lines), new Set(['job failed']));
});

Deno.test('the function that stops jobs waits for the current run', async () => {
  using _timer = keepAlive();
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const order: string[] = [];
  const stop = startJobs([{
    name: 'slow',
    intervalMs: 0,
    async run() {
      started.resolve();
      await finish.promise;
      order.push('job ended');
    },
  }], () => {});
  await started.promise;
  const stopped = stop().then(() => order.push('stopped'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual(order, []);
  finish.resolve();
  await stopped;
  assert.deepEqual(order, ['job ended', 'stopped']);
});
