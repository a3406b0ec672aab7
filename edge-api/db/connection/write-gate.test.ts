import assert from 'node:assert/strict';
import { DatabaseBusyError, DatabaseClosedError } from '../database-errors.ts';
import { createWriteGate } from './guarded-writer.ts';

const ignore = () => Promise.resolve();

Deno.test('createWriteGate() runs one write at a time', async () => {
  const gate = createWriteGate({ maxWaiting: 100, maxWaitMs: 60_000 });
  let running = 0;
  await Promise.all(Array.from({ length: 20 }, () =>
    gate.run(async () => {
      running += 1;
      assert.equal(running, 1);
      await Promise.resolve();
      running -= 1;
    })));
});

Deno.test('createWriteGate() rejects with DatabaseBusyError when too many writes wait', async () => {
  const gate = createWriteGate({ maxWaiting: 2, maxWaitMs: 60_000 });
  const blocked = Promise.withResolvers<void>();
  const accepted = [1, 2, 3].map(() => gate.run(() => blocked.promise));
  await assert.rejects(gate.run(ignore), DatabaseBusyError);
  blocked.resolve();
  await Promise.all(accepted);
});

Deno.test('createWriteGate() rejects with DatabaseBusyError when a write waits too long', async () => {
  const gate = createWriteGate({ maxWaiting: 10, maxWaitMs: 30 });
  const blocked = Promise.withResolvers<void>();
  const running = gate.run(() => blocked.promise);
  await assert.rejects(gate.run(ignore), DatabaseBusyError);
  blocked.resolve();
  await running;
});

Deno.test('createWriteGate() rejects with DatabaseClosedError after close()', async () => {
  const gate = createWriteGate({ maxWaiting: 10, maxWaitMs: 60_000 });
  const blocked = Promise.withResolvers<void>();
  const running = gate.run(() => blocked.promise);
  const waiting = assert.rejects(gate.run(ignore), DatabaseClosedError);
  const closed = gate.close();
  await waiting;
  blocked.resolve();
  await Promise.all([running, closed]);
  await assert.rejects(gate.run(ignore), DatabaseClosedError);
});
