import assert from 'node:assert/strict';
import type { Client } from '@libsql/client';
import type { DatabaseEvent } from './connections.ts';
import { DatabaseBusyError, DatabaseClosedError } from '../database-errors.ts';
import { RetryingReader } from './retrying-reader.ts';
import { driverError } from '../../testing/driver-error.ts';

/** Creates a reader whose first queries fail with these errors, one each; later ones succeed. */
function createFailingReader(errors: Error[], busyMs = 60_000) {
  const events: DatabaseEvent[] = [];
  const result = { rows: [] };
  let queries = 0;
  let reconnections = 0;
  const client = {
    execute: () => {
      queries++;
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve(result);
    },
    close: () => {},
  } as unknown as Client;
  const reader = new RetryingReader(client, {
    limits: { maxWaiting: 1, maxWaitMs: 1, workMs: 1, requestMs: 1, busyMs },
    onEvent: (event) => events.push(event),
    reconnect: () => {
      reconnections++;
      return Promise.resolve();
    },
  });
  return { reader, result, events, counts: () => ({ queries, reconnections }) };
}

Deno.test('RetryingReader repeats a read on a new connection when the database is locked', async () => {
  const { reader, result, events, counts } = createFailingReader([
    driverError('SQLITE_BUSY'),
    driverError('SQLITE_BUSY_RECOVERY'),
  ]);
  assert.equal(await reader.execute('select 1'), result);
  assert.deepEqual(counts(), { queries: 3, reconnections: 2 });
  assert.deepEqual(events.map(({ kind }) => kind), [
    'reconnected',
    'busy',
    'reconnected',
    'busy',
    'free',
  ]);
});

Deno.test('RetryingReader repeats a read whose connection was closed when another read reconnected', async () => {
  const { reader, result, counts } = createFailingReader([driverError('CLIENT_CLOSED')]);
  assert.equal(await reader.execute('select 1'), result);
  assert.deepEqual(counts(), { queries: 2, reconnections: 0 });
});

Deno.test('RetryingReader gives up after its limit', async () => {
  const locked = Array.from({ length: 100 }, () => driverError('SQLITE_BUSY'));
  const { reader } = createFailingReader(locked, 50);
  await assert.rejects(reader.execute('select 1'), DatabaseBusyError);
});

Deno.test('RetryingReader does not repeat a read that fails for another reason', async () => {
  const error = driverError('SQLITE_ERROR');
  const { reader, counts } = createFailingReader([error]);
  await assert.rejects(reader.execute('nonsense'), error);
  assert.deepEqual(counts(), { queries: 1, reconnections: 0 });
});

Deno.test('a closed RetryingReader rejects queries', async () => {
  const { reader, counts } = createFailingReader([]);
  reader.close();
  await assert.rejects(reader.execute('select 1'), DatabaseClosedError);
  assert.deepEqual(counts(), { queries: 0, reconnections: 0 });
});
