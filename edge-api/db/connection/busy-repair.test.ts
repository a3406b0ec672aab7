import assert from 'node:assert/strict';
import { createClient } from '@libsql/client';
import { count } from 'drizzle-orm';
import type { DatabaseEvent } from './connections.ts';
import { DatabaseBusyError } from '../errors.ts';
import { counters } from '../schema.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A connection that belongs to someone else. */
function stranger(url: string) {
  const client = createClient({ url, concurrency: 1, timeout: 0 });
  return {
    lock: () => client.transaction('write'),
    async names() {
      const { rows } = await client.execute('select name from counters order by name');
      return rows.map((row) => row.name);
    },
    close: () => client.close(),
  };
}

Deno.test('a connection that met SQLITE_BUSY in a statement is renewed before it writes again', async () => {
  const events: DatabaseEvent[] = [];
  await using test = await createTestDatabase({ onEvent: (event) => events.push(event) });
  const other = stranger(test.url);
  let attempts = 0;
  await test.database.maintain(async (db) => {
    attempts++;
    if (attempts === 1) {
      const lock = await other.lock();
      setTimeout(() => lock.rollback(), 50);
    }
    await db.insert(counters).values({ name: 'a', value: 1 });
  });
  assert.equal(attempts, 2);
  await test.database.maintain((db) => db.insert(counters).values({ name: 'b', value: 1 }));
  assert.deepEqual(await other.names(), ['a', 'b', 'catalogue']);
  assert.ok(events.some(({ kind }) => kind === 'reconnected'));
  other.close();
});

Deno.test('reads go on while writes wait for another process', async () => {
  await using test = await createTestDatabase();
  const other = stranger(test.url);
  const lock = await other.lock();
  const writes = Promise.all(
    Array.from(
      { length: 20 },
      (_, number) =>
        test.database.batch((
          db,
        ) => [db.insert(counters).values({ name: `w-${number}`, value: 1 })]),
    ),
  );
  let reads = 0;
  let locked = true;
  const reading = (async () => {
    while (locked) {
      const [row] = await test.database.read.select({ rows: count() }).from(counters);
      assert.equal(row!.rows, 1);
      reads++;
      await pause(1);
    }
  })();
  await pause(200);
  locked = false;
  await reading;
  await lock.rollback();
  await writes;
  assert.ok(reads > 20, `${reads} reads in 200 ms`);
  assert.equal((await other.names()).length, 21);
  other.close();
});

/**
 * How many of this process's descriptors are of this database. Test files run in threads of one
 * process, so a count of all of them would count what the others open.
 */
function descriptorsOf(url: string): number {
  const path = url.slice('file:'.length);
  return [...Deno.readDirSync('/proc/self/fd')].filter(({ name }) => {
    try {
      return Deno.readLinkSync(`/proc/self/fd/${name}`).startsWith(path);
    } catch (error) {
      // Another thread closed it between the listing and the look.
      if (error instanceof Deno.errors.NotFound) return false;
      throw error;
    }
  }).length;
}

Deno.test('waiting for a lock leaves no file descriptors behind', async () => {
  await using test = await createTestDatabase({ limits: { busyMs: 600 } });
  const other = stranger(test.url);
  const lock = await other.lock();
  const before = descriptorsOf(test.url);
  assert.ok(before > 0);
  await assert.rejects(test.database.write(() => Promise.resolve()), DatabaseBusyError);
  const more = descriptorsOf(test.url) - before;
  assert.ok(more < 10, `${more} more`);
  await lock.rollback();
  await test.database.batch((db) => [db.insert(counters).values({ name: 'a', value: 1 })]);
  assert.deepEqual(await other.names(), ['a', 'catalogue']);
  other.close();
});
