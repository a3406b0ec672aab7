import assert from 'node:assert/strict';
import { withTimeout } from './with-timeout.ts';

// A timer that is left running fails these tests: Deno detects it.

Deno.test('withTimeout() returns the value of a promise that is fulfilled in time', async () => {
  assert.equal(await withTimeout(Promise.resolve('a'), 60_000), 'a');
});

Deno.test('withTimeout() returns undefined after the timeout', async () => {
  assert.equal(await withTimeout(new Promise(() => {}), 1), undefined);
});

Deno.test('withTimeout() throws the reason of a promise that is rejected in time', async () => {
  await assert.rejects(withTimeout(Promise.reject(new Error('refused')), 60_000), /refused/);
});
