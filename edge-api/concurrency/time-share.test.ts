import assert from 'node:assert/strict';
import { UnavailableError } from '../errors.ts';
import { createTimeShare } from './time-share.ts';

/** A clock that advances by waiting and working. */
function openShare(share: number, maxWaiting?: number) {
  let time = 10;
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    time += ms;
    return Promise.resolve();
  };
  const { run } = createTimeShare({ share, maxWaiting, now: () => time, wait });
  const work = (ms: number) => run(() => Promise.resolve(time += ms));
  return { run, work, waits, later: (ms: number) => time += ms };
}

Deno.test('a task is followed by a pause in proportion to its duration', async () => {
  // The first timer of a Deno process runs microtasks while it is created.
  await new Promise((resolve) => setTimeout(resolve));
  const share = openShare(0.25);
  await Promise.all([share.work(20), share.work(1), share.work(500), share.work(1)]);
  assert.deepEqual(share.waits, [60, 3, 1_000], 'a pause has a limit');
});

Deno.test('a task starts at once after an idle time, and after one that failed', async () => {
  const share = openShare(0.5);
  await share.work(20);
  share.later(20);
  await share.work(1);
  share.later(1);
  await assert.rejects(share.run(() => Promise.reject(new RangeError('no'))), RangeError);
  await share.work(1);
  assert.deepEqual(share.waits, []);
});

Deno.test('tasks run one after another, and too many are refused', async () => {
  const share = openShare(0.5, 1);
  const first = Promise.withResolvers<string>();
  const running = share.run(() => first.promise);
  let started = false;
  const waiting = share.run(() => Promise.resolve(started = true));
  await assert.rejects(share.work(1), UnavailableError);
  assert.equal(started, false);
  first.resolve('first');
  assert.deepEqual(await Promise.all([running, waiting]), ['first', true]);
});
