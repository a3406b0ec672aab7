import assert from 'node:assert/strict';
import { DatabaseBusyError, DatabaseClosedError } from './errors.ts';
import { WriteGate } from './write-gate.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

Deno.test('WriteGate lets tasks through one at a time, in the order of their coming', async () => {
  const gate = new WriteGate({ maxWaiting: 100, maxWaitMs: 1_000 });
  const order: number[] = [];
  let running = 0;
  await Promise.all(Array.from({ length: 20 }, (_, task) =>
    gate.run(async () => {
      assert.equal(++running, 1);
      await pause(task % 3);
      order.push(task);
      running--;
    })));
  assert.deepEqual(order, Array.from({ length: 20 }, (_, task) => task));
});

Deno.test('WriteGate goes on after a task that fails', async () => {
  const gate = new WriteGate({ maxWaiting: 100, maxWaitMs: 1_000 });
  const failing = gate.run(() => Promise.reject(new RangeError('no')));
  const next = gate.run(() => Promise.resolve('yes'));
  await assert.rejects(failing, RangeError);
  assert.equal(await next, 'yes');
});

Deno.test('WriteGate refuses at once when too many wait', async () => {
  const gate = new WriteGate({ maxWaiting: 2, maxWaitMs: 1_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const admitted = [1, 2, 3].map(() => gate.run(() => promise));
  assert.equal(gate.waiting, 2);
  let ran = false;
  await assert.rejects(
    gate.run(() => {
      ran = true;
      return Promise.resolve();
    }),
    DatabaseBusyError,
  );
  resolve();
  await Promise.all(admitted);
  assert.equal(ran, false);
});

Deno.test('WriteGate gives up on one that waits too long, and only on that one', async () => {
  const gate = new WriteGate({ maxWaiting: 10, maxWaitMs: 30 });
  const slow = gate.run(() => pause(60));
  let ran = false;
  await assert.rejects(
    gate.run(() => {
      ran = true;
      return Promise.resolve();
    }),
    DatabaseBusyError,
  );
  const later = gate.run(() => Promise.resolve('later'));
  await slow;
  assert.equal(await later, 'later');
  assert.equal(ran, false);
});

Deno.test('WriteGate.close() refuses who waits and waits for who runs', async () => {
  const gate = new WriteGate({ maxWaiting: 10, maxWaitMs: 1_000 });
  let ended = false;
  const running = gate.run(async () => {
    await pause(20);
    ended = true;
  });
  const waiting = assert.rejects(gate.run(() => Promise.resolve()), DatabaseClosedError);
  await gate.close();
  assert.equal(ended, true);
  await Promise.all([running, waiting]);
  await assert.rejects(gate.run(() => Promise.resolve()), DatabaseClosedError);
});
