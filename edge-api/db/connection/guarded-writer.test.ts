import assert from 'node:assert/strict';
import { createClient } from '@libsql/client';
import { like } from 'drizzle-orm';
import { DatabaseBusyError } from '../database-errors.ts';
import { counters } from '../schema/process-tables.ts';
import type { WriterClient } from './connections.ts';
import { FileWriter } from './file-writer.ts';
import { GuardedWriter } from './guarded-writer.ts';
import { isConstraintViolation } from '../sqlite-error.ts';
import { TaskQueue } from '../../concurrency/task-queue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';

/** Inserts two rows in one batch. */
const insertPair = ({ database }: TestDatabase, first: string, second: string) =>
  database.batch((db) => [
    db.insert(counters).values({ name: `test-${first}`, value: 1 }),
    db.insert(counters).values({ name: `test-${second}`, value: 1 }).returning(),
  ]);

async function namesOf({ database }: TestDatabase): Promise<string[]> {
  const rows = await database.read.select().from(counters).where(like(counters.name, 'test-%'));
  return rows.map(({ name }) => name.slice('test-'.length)).sort();
}

Deno.test('concurrent batches return their own results', async () => {
  await using test = await createTestDatabase();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, number) => insertPair(test, `${number}-a`, `${number}-b`)),
  );
  assert.deepEqual(
    results.map(([, [row]]) => row?.name),
    results.map((_, number) => `test-${number}-b`),
  );
  assert.equal((await namesOf(test)).length, 100);
});

Deno.test('a batch that violates a constraint stores nothing, those beside it are stored', async () => {
  await using test = await createTestDatabase();
  const results = await Promise.allSettled([
    insertPair(test, 'a', 'b'),
    insertPair(test, 'c', 'a'),
    insertPair(test, 'd', 'd'),
    insertPair(test, 'e', 'f'),
    insertPair(test, 'g', 'b'),
    insertPair(test, 'h', 'i'),
  ]);
  assert.deepEqual(
    results.map(({ status }) => status === 'fulfilled'),
    [true, false, false, true, false, true],
  );
  for (const result of results) {
    if (result.status === 'rejected') assert.ok(isConstraintViolation(result.reason));
  }
  assert.deepEqual(await namesOf(test), ['a', 'b', 'e', 'f', 'h', 'i']);
  await insertPair(test, 'j', 'k');
  assert.equal((await namesOf(test)).length, 8);
});

Deno.test('an invalid batch does not fail those beside it', async () => {
  await using test = await createTestDatabase();
  const results = await Promise.allSettled([
    insertPair(test, 'a', 'b'),
    test.database.batch((db) => [db.run('insert into nowhere values (1)')]),
    insertPair(test, 'c', 'd'),
    insertPair(test, 'e', 'f'),
  ]);
  assert.deepEqual(
    results.map(({ status }) => status === 'fulfilled'),
    [true, false, true, true],
  );
  assert.deepEqual(await namesOf(test), ['a', 'b', 'c', 'd', 'e', 'f']);
});

Deno.test('a group waits for the lock of another process, and is stored once', async () => {
  await using test = await createTestDatabase();
  const other = createClient({ url: test.url, concurrency: 1, timeout: 0 });
  const lock = await other.transaction('write');
  const batches = Promise.all(
    Array.from({ length: 12 }, (_, number) => insertPair(test, `${number}-a`, `${number}-b`)),
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.deepEqual(await namesOf(test), []);
  await lock.rollback();
  await batches;
  assert.equal((await namesOf(test)).length, 24);
  other.close();
});

Deno.test('every batch of a group fails if the lock is not released in time', async () => {
  await using test = await createTestDatabase({ limits: { busyMs: 50 } });
  const other = createClient({ url: test.url, concurrency: 1, timeout: 0 });
  const lock = await other.transaction('write');
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, (_, number) => insertPair(test, `${number}-a`, `${number}-b`)),
  );
  for (const result of results) {
    assert.ok(result.status === 'rejected' && result.reason instanceof DatabaseBusyError);
  }
  await lock.rollback();
  assert.deepEqual(await namesOf(test), []);
  other.close();
});

Deno.test('too many waiting batches are rejected, the others are stored', async () => {
  await using test = await createTestDatabase({ limits: { maxWaiting: 10 } });
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, number) => insertPair(test, `${number}-a`, `${number}-b`)),
  );
  const stored = results.filter(({ status }) => status === 'fulfilled').length;
  assert.equal(stored, 11);
  assert.equal((await namesOf(test)).length, 2 * stored);
});

Deno.test('batches that wait at the same time share a transaction, up to the limit', async () => {
  await using test = await createTestDatabase();
  const client = new FileWriter({ path: test.url.slice('file:'.length), settings: '' });
  const transactions: number[] = [];
  const queue = new TaskQueue({
    concurrency: 1,
    maxWaiting: 100,
    createError: (rejection) => new Error(rejection),
  });
  const group: typeof client.group = (batches) => {
    transactions.push(batches.length);
    return client.group(batches);
  };
  const writer = new GuardedWriter({
    remote: false,
    writer: { group } as WriterClient,
    confirmWrite: () => {},
    enqueue: (task) => queue.run(task),
    limit: 4,
  });
  const insert = (name: string) =>
    writer.batch([{ sql: 'insert into counters (name, value) values (?, 1)', args: [name] }]);
  await Promise.all(Array.from({ length: 9 }, (_, number) => insert(`test-${number}`)));
  assert.deepEqual(transactions, [4, 4, 1]);
  await insert('test-9');
  assert.deepEqual(transactions, [4, 4, 1, 1]);
  assert.equal((await namesOf(test)).length, 10);
  client.close();
});
