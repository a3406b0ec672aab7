import assert from 'node:assert/strict';
import { createClient, type Transaction } from '@libsql/client';
import { like } from 'drizzle-orm';
import type { DatabaseEvent } from './connections.ts';
import { DatabaseBusyError, findDatabaseError } from '../database-errors.ts';
import { counters } from '../schema/process-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';

/** Opens a connection of another process or library. */
function openOther(url: string) {
  const client = createClient({ url, concurrency: 1, timeout: 0 });
  return {
    lock: () => client.transaction('write'),
    async names() {
      const { rows } = await client.execute(
        "select name from counters where name like 'test-%' order by name",
      );
      return rows.map((row) => row.name);
    },
    close: () => client.close(),
  };
}

Deno.test('a connection with a statement that failed with SQLITE_BUSY reconnects before the next write', async () => {
  const events: DatabaseEvent[] = [];
  let lock: Transaction | undefined;
  await using test = await createTestDatabase({
    async onEvent(event) {
      events.push(event);
      if (event.kind === 'busy') await lock?.rollback();
    },
  });
  const other = openOther(test.url);
  let attempts = 0;
  await test.database.maintain(async (db) => {
    attempts++;
    if (attempts === 1) lock = await other.lock();
    await db.insert(counters).values({ name: 'test-a', value: 1 });
  });
  assert.equal(attempts, 2);
  await test.database.maintain((db) => db.insert(counters).values({ name: 'test-b', value: 1 }));
  assert.deepEqual(await other.names(), ['test-a', 'test-b']);
  assert.ok(events.some(({ kind }) => kind === 'reconnected'));
  other.close();
});

Deno.test('reads continue while writes wait for another process', async () => {
  await using test = await createTestDatabase();
  const other = openOther(test.url);
  const lock = await other.lock();
  let written = 0;
  const writes = Promise.all(Array.from({ length: 20 }, async (_, number) => {
    const row = { name: `test-${number}`, value: 1 };
    await test.database.batch((db) => [db.insert(counters).values(row)]);
    written++;
  }));
  for (let reads = 0; reads < 50; reads++) {
    const rows = await test.database.read.$count(counters, like(counters.name, 'test-%'));
    assert.equal(rows, 0);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  assert.equal(written, 0);
  await lock.rollback();
  await writes;
  assert.equal((await other.names()).length, 20);
  other.close();
});

Deno.test('the time in the queue counts when a write waits for another process', async () => {
  const waits: number[] = [];
  await using test = await createTestDatabase({
    limits: { busyMs: 600 },
    onEvent: (event) => event.kind === 'busy' && waits.push(event.waitedMs),
  });
  const other = openOther(test.url);
  const lock = await other.lock();
  const isBusyError = (error: unknown) => findDatabaseError(error) instanceof DatabaseBusyError;
  const write = () => test.database.batch((db) => [db.run('select 1')]);
  const first = assert.rejects(write(), isBusyError);
  // The second batch must not share the transaction of the first.
  while (waits.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await Promise.all([first, assert.rejects(write(), isBusyError)]);
  // On a busy machine its time may end in the queue, before it is attempted.
  const second = waits.findIndex((wait, index) => wait < (waits[index - 1] ?? 0));
  const late = second < 0 ? 0 : Math.max(...waits.slice(second));
  assert.ok(late <= 60, `the second write waited ${late} ms for the lock`);
  await lock.rollback();
  await write();
  other.close();
});

/**
 * Counts the file descriptors of this database. Test files run in threads of one process, so the
 * descriptors of other databases are not counted.
 */
function countDescriptors(url: string): number {
  const path = url.slice('file:'.length);
  return [...Deno.readDirSync('/proc/self/fd')].filter(({ name }) => {
    try {
      return Deno.readLinkSync(`/proc/self/fd/${name}`).startsWith(path);
    } catch (error) {
      // Another thread closed it after the directory was read.
      if (error instanceof Deno.errors.NotFound) return false;
      throw error;
    }
  }).length;
}

Deno.test('waiting for a lock leaks no file descriptors', async () => {
  await using test = await createTestDatabase({ limits: { busyMs: 600 } });
  const other = openOther(test.url);
  const lock = await other.lock();
  const before = countDescriptors(test.url);
  assert.ok(before > 0);
  const insert = () =>
    test.database.batch((db) => [db.insert(counters).values({ name: 'test-a', value: 1 })]);
  await assert.rejects(insert, (error) => findDatabaseError(error) instanceof DatabaseBusyError);
  const more = countDescriptors(test.url) - before;
  assert.ok(more < 10, `${more} more`);
  await lock.rollback();
  await insert();
  assert.deepEqual(await other.names(), ['test-a']);
  other.close();
});
