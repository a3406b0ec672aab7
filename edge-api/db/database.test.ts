import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { createClient, LibsqlError } from '@libsql/client';
import { eq, like, sql } from 'drizzle-orm';
import { DatabaseClosedError, findDatabaseError } from './database-errors.ts';
import { products } from './schema/catalogue-tables.ts';
import { orders } from './schema/order-tables.ts';
import { counters } from './schema/process-tables.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { isConstraintViolation } from './sqlite-error.ts';
import { FileWriter } from './connection/file-writer.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';

/** Registers a test of a file that is written in this thread, and one in a thread of its own. */
function testWrites(
  name: string,
  run: (open: typeof createTestDatabase) => Promise<void>,
): void {
  for (const writerThread of [false, true]) {
    Deno.test(
      writerThread ? `${name}, in a thread of its own` : name,
      () => run((options) => createTestDatabase({ ...options, writerThread })),
    );
  }
}

testWrites('200 concurrent buyers get exactly the 20 items in stock', async (open) => {
  await using test = await open();
  const [stone] = sampleProducts(1);
  await seedCatalogue(test.database, [{ ...stone!, stock: 20 }]);
  const sold = await Promise.allSettled(
    Array.from({ length: 200 }, (_, buyer) =>
      test.database.batch((db) => [
        db.insert(counters).values({ name: `buyer-${buyer}`, value: 1 }),
        db.update(products).set({ stock: sql`${products.stock} - 1` }),
      ])),
  );
  assert.equal(sold.filter(({ status }) => status === 'fulfilled').length, 20);
  const isBuyer = like(counters.name, 'buyer-%');
  assert.equal(await test.database.read.$count(counters, isBuyer), 20);
  const [row] = await test.database.read.select().from(products);
  assert.equal(row!.stock, 0);
});

testWrites('orders are written and found after another process has migrated', async (open) => {
  await using test = await open();
  const { database } = test;
  // Both connections load the schema.
  await database.batch((db) => [db.insert(counters).values({ name: 'before', value: 1 })]);
  await database.read.$count(counters);
  const migration = createClient({ url: test.url });
  await migration.execute('create table later (id integer)');
  migration.close();
  const found = sql`${orders.serial} in (
    select rowid from orders_search where orders_search match 'word')`;
  assert.equal(await database.read.$count(orders, found), 0);
  await database.batch((db) => [db.update(orders).set({ phone: '' }).where(eq(orders.id, ''))]);
});

testWrites('batch() runs all of its statements or none', async (open) => {
  await using test = await open();
  const [, rows] = await test.database.batch((db) => [
    db.insert(counters).values({ name: 'a', value: 1 }),
    db.select({ value: counters.value }).from(counters).where(eq(counters.name, 'a')),
  ]);
  assert.deepEqual(rows, [{ value: 1 }]);
  await assert.rejects(
    test.database.batch((db) => [
      db.insert(counters).values({ name: 'b', value: 1 }),
      db.insert(counters).values({ name: 'a', value: 1 }),
    ]),
    isConstraintViolation,
  );
  assert.equal(await test.database.read.$count(counters, eq(counters.name, 'b')), 0);
  await test.database.batch((db) => [db.insert(counters).values({ name: 'c', value: 1 })]);
});

testWrites('a statement of a batch cannot run on its own', async (open) => {
  await using test = await open();
  await test.database.batch((db) => {
    const statement = db.insert(counters).values({ name: 'a', value: 1 });
    statement.then(() => assert.fail('it ran'), () => {});
    return [db.insert(counters).values({ name: 'b', value: 1 })];
  });
  assert.equal(await test.database.read.$count(counters, eq(counters.name, 'a')), 0);
});

testWrites('read does not return uncommitted changes, and cannot write', async (open) => {
  await using test = await open();
  const isNew = eq(counters.name, 'a');
  const other = createClient({ url: test.url, concurrency: 1, timeout: 0 });
  const transaction = await other.transaction('write');
  await transaction.execute("insert into counters (name, value) values ('a', 1)");
  assert.equal(await test.database.read.$count(counters, isNew), 0);
  await transaction.commit();
  other.close();
  assert.equal(await test.database.read.$count(counters, isNew), 1);
  await assert.rejects(test.database.read.all(sql`delete from counters returning name`));
  assert.equal(await test.database.read.$count(counters, isNew), 1);
});

testWrites(
  'the file has WAL mode, full synchronous and foreign keys, before and after a reconnection',
  async (open) => {
    await using test = await open({ limits: { busyMs: 2_000 } });
    const expected = [
      { journal_mode: 'wal' },
      { synchronous: 2 },
      { foreign_keys: 1 },
      { timeout: 0 },
    ];
    const settings = async () => {
      const names = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'] as const;
      const [first, ...others] = names.map((name) => sql.raw(`pragma ${name}`));
      const results = await test.database.batch((db) => [
        db.run(first!),
        ...others.map((pragma) => db.run(pragma)),
      ]);
      return results.map(({ rows: [row] }) => ({ ...row }));
    };
    for (const failed of [false, true]) {
      if (failed) await assert.rejects(test.database.maintain((db) => db.run(sql`nonsense`)));
      assert.deepEqual(await settings(), expected);
    }
  },
);

Deno.test('a database is closed if the disk has no space for its write-ahead log', async () => {
  const test = await createTestDatabase();
  const full = new LibsqlError('database or disk is full', 'SQLITE_FULL');
  const checkpoint = mock.method(
    FileWriter.prototype,
    'executeMultiple',
    () => Promise.reject(full),
  );
  try {
    await test.database.close();
    assert.equal(checkpoint.mock.callCount(), 1);
  } finally {
    checkpoint.mock.restore();
    await test.cleanup();
  }
});

Deno.test('a closed database rejects reads and writes with DatabaseClosedError', async () => {
  const test = await createTestDatabase();
  await test.cleanup();
  await assert.rejects(
    test.database.batch((db) => [db.select().from(counters)]),
    (error) => findDatabaseError(error) instanceof DatabaseClosedError,
  );
  await assert.rejects(
    test.database.read.select().from(counters),
    (error) => error instanceof Error && error.cause instanceof DatabaseClosedError,
  );
});
