import assert from 'node:assert/strict';
import { retryWhileBusy } from './busy-retry.ts';
import { DatabaseBusyError } from '../database-errors.ts';
import { driverError } from '../../testing/driver-error.ts';

Deno.test('retryWhileBusy() repeats an attempt that fails with SQLITE_BUSY in an error of drizzle', async () => {
  const waits: number[] = [];
  let attempts = 0;
  const result = await retryWhileBusy(() => {
    if (++attempts < 6) {
      throw new Error('Failed query', { cause: driverError('SQLITE_BUSY_SNAPSHOT') });
    }
    return Promise.resolve('done');
  }, { limitMs: 60_000, onRetry: (waitMs) => waits.push(waitMs) });
  assert.equal(result, 'done');
  assert.equal(waits.length, 5);
  assert.ok(
    waits.every((wait, index) => wait >= Math.min(5, 2 ** index) && wait <= 10),
    `${waits}`,
  );
});

Deno.test('retryWhileBusy() does not repeat an attempt that fails with another error', async () => {
  let attempts = 0;
  const error = driverError('SQLITE_CONSTRAINT');
  await assert.rejects(
    retryWhileBusy(() => {
      attempts++;
      return Promise.reject(error);
    }, { limitMs: 60_000 }),
    error,
  );
  assert.equal(attempts, 1);
});

Deno.test('retryWhileBusy() gives up after its limit and keeps the cause', async () => {
  const start = performance.now();
  let waited = 0;
  await assert.rejects(
    retryWhileBusy(() => Promise.reject(driverError('SQLITE_LOCKED')), {
      limitMs: 100,
      onRetry: (waitMs) => waited += waitMs,
    }),
    (error) => error instanceof DatabaseBusyError && error.cause instanceof Error,
  );
  assert.ok(waited <= 100, `${waited} ms of planned waits`);
  // The last wait, of 10 ms at most, would have passed the limit.
  assert.ok(performance.now() - start >= 90);
});

Deno.test('retryWhileBusy() does not repeat an attempt that has given up itself', async () => {
  let attempts = 0;
  const gaveUp = new DatabaseBusyError('gave up', { cause: driverError('SQLITE_BUSY') });
  await assert.rejects(
    retryWhileBusy(() => {
      attempts++;
      return Promise.reject(gaveUp);
    }, { limitMs: 60_000 }),
    gaveUp,
  );
  assert.equal(attempts, 1);
});

Deno.test('retryWhileBusy() waits longer between attempts when the lock stays for more than a second', async () => {
  const waits: number[] = [];
  const late: number[] = [];
  await assert.rejects(
    retryWhileBusy(() => Promise.reject(driverError('SQLITE_BUSY')), {
      limitMs: 1_500,
      onRetry: (waitMs, elapsedMs) => (elapsedMs < 1_000 ? waits : late).push(waitMs),
    }),
    DatabaseBusyError,
  );
  assert.ok(Math.max(...waits) <= 10, `${waits}`);
  assert.ok(Math.min(...late) >= 50 && Math.max(...late) <= 100, `${late}`);
});
