import assert from 'node:assert/strict';
import type { Client } from '@libsql/client';
import type { DatabaseEvent } from './connections.ts';
import { DatabaseBusyError, DatabaseClosedError } from '../errors.ts';
import { RetryingReader } from './retrying-reader.ts';
import { driverError } from '../../testing/driver-error.ts';

/** A reader on a client whose queries meet these errors first, one each, and then succeed. */
function readerMeeting(errors: Error[], busyMs = 1_000) {
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

Deno.test('a read that meets a lock is repeated on a new connection', async () => {
  const { reader, result, events, counts } = readerMeeting([
    driverError('SQLITE_BUSY'),
    driverError('SQLITE_BUSY_RECOVERY'),
  ]);
  assert.equal(await reader.execute('select 1'), result);
  assert.deepEqual(counts(), { queries: 3, reconnections: 2 });
  assert.deepEqual(events.map(({ kind }) => kind), ['reconnected', 'busy', 'reconnected', 'busy']);
});

Deno.test("a read under which another's repair closed the connection is repeated at once", async () => {
  const { reader, result, counts } = readerMeeting([driverError('CLIENT_CLOSED')]);
  assert.equal(await reader.execute('select 1'), result);
  assert.deepEqual(counts(), { queries: 2, reconnections: 0 });
});

Deno.test('a read gives up in the end', async () => {
  const locked = Array.from({ length: 100 }, () => driverError('SQLITE_BUSY'));
  const { reader } = readerMeeting(locked, 50);
  await assert.rejects(reader.execute('select 1'), DatabaseBusyError);
});

Deno.test('a read that fails for another reason is not repeated', async () => {
  const error = driverError('SQLITE_ERROR');
  const { reader, counts } = readerMeeting([error]);
  await assert.rejects(reader.execute('nonsense'), error);
  assert.deepEqual(counts(), { queries: 1, reconnections: 0 });
});

Deno.test('a closed reader refuses queries', async () => {
  const { reader, counts } = readerMeeting([]);
  reader.close();
  await assert.rejects(reader.execute('select 1'), DatabaseClosedError);
  assert.deepEqual(counts(), { queries: 0, reconnections: 0 });
});
