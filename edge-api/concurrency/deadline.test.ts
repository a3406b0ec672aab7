import assert from 'node:assert/strict';
import { abortable, deadline } from './deadline.ts';

const never = new Promise<never>(() => {});
const tooSlow = () => {
  throw new Error('too slow');
};

Deno.test('abortable() settles with the promise while the signal is not aborted', async () => {
  const { signal } = new AbortController();
  assert.equal(await abortable(Promise.resolve('done'), signal), 'done');
  await assert.rejects(abortable(Promise.reject(new RangeError('no')), signal), RangeError);
});

Deno.test('abortable() rejects with the reason of the signal, also if it was aborted before', async () => {
  const controller = new AbortController();
  const result = assert.rejects(abortable(never, controller.signal), /stopped/);
  controller.abort(new Error('stopped'));
  await result;
  await assert.rejects(abortable(never, controller.signal), /stopped/);
});

Deno.test('abortable() ignores a rejection after the abort', async () => {
  const work = Promise.withResolvers<void>();
  await assert.rejects(abortable(work.promise, AbortSignal.abort(new Error('stopped'))), /stopped/);
  work.reject(new Error('late'));
});

Deno.test('deadline() settles with the work and leaves no timer', async () => {
  assert.equal(await deadline(Promise.resolve('done'), 3_600_000, tooSlow), 'done');
  const failing = Promise.reject(new RangeError('no'));
  await assert.rejects(deadline(failing, 3_600_000, tooSlow), RangeError);
});

Deno.test('deadline() settles as its callback does after the limit', async () => {
  await assert.rejects(deadline(never, 1, tooSlow), /too slow/);
  assert.equal(await deadline(never, 1, () => 'older'), 'older');
});

Deno.test('abortable() settles with `promise`, or rejects with the reason of `signal` if that is aborted first', async () => {
  const never = new Promise<void>(() => {});
  await assert.rejects(abortable(never, AbortSignal.abort(new Error('stopped'))), /stopped/);
});

Deno.test('deadline() settles with `work`, or with the result of `onTimeout` after a time', async () => {
  const never = new Promise<void>(() => {});
  assert.equal(await deadline(never, 10, () => 'too slow'), 'too slow');
});
