import assert from 'node:assert/strict';
import { eq, inArray, sql } from 'drizzle-orm';
import { DatabaseClosedError, DatabaseTimeoutError, NestedWriteError } from './database-errors.ts';
import { products } from './schema/catalogue-tables.ts';
import { counters } from './schema/process-tables.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { isConstraintViolation } from './sqlite-error.ts';
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

testWrites('write() commits the changes of the work and returns its result', async (open) => {
  await using test = await open();
  const result = await test.database.write(async (tx) => {
    await tx.insert(counters).values({ name: 'a', value: 1 });
    return 'result';
  });
  assert.equal(result, 'result');
  assert.equal(await test.database.read.$count(counters, eq(counters.name, 'a')), 1);
});

testWrites(
  'write() rolls back when the work fails, and throws its error unchanged',
  async (open) => {
    await using test = await open();
    const failure = new RangeError('no more stock');
    await assert.rejects(
      test.database.write(async (tx) => {
        await tx.insert(counters).values({ name: 'a', value: 1 });
        throw failure;
      }),
      failure,
    );
    assert.equal(await test.database.read.$count(counters, eq(counters.name, 'a')), 0);
  },
);

testWrites('200 concurrent buyers get exactly the 20 items in stock', async (open) => {
  await using test = await open();
  const [stone] = sampleProducts(1);
  await seedCatalogue(test.database, [{ ...stone!, stock: 20 }]);
  const sold = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) =>
      test.database.write(async (tx) => {
        const [row] = await tx.select().from(products);
        if (row!.stock === 0) return false;
        await tx.update(products).set({ stock: row!.stock - 1 });
        await tx.insert(counters).values({ name: `buyer-${buyer}`, value: 1 });
        return true;
      })),
  );
  assert.equal(sold.filter(Boolean).length, 20);
  const [row] = await test.database.read.select().from(products);
  assert.equal(row!.stock, 0);
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

testWrites('a write inside a write is rejected, and one started after it is not', async (open) => {
  await using test = await open();
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await test.database.write(async (tx) => {
    await tx.insert(counters).values({ name: 'a', value: 1 });
    await assert.rejects(test.database.write(() => Promise.resolve()), NestedWriteError);
    later = ended.promise.then(() => test.database.write(() => Promise.resolve('later')));
  });
  ended.resolve();
  assert.equal(await later, 'later');
});

testWrites('work that takes too long is rolled back, and cannot write later', async (open) => {
  await using test = await open({ limits: { workMs: 50 } });
  const timedOut = Promise.withResolvers<void>();
  let lateInsert: Promise<unknown> = Promise.resolve();
  await assert.rejects(
    test.database.write(async (tx) => {
      await tx.insert(counters).values({ name: 'a', value: 1 });
      lateInsert = timedOut.promise.then(() =>
        tx.insert(counters).values({ name: 'b', value: 1 }).then()
      );
      await lateInsert;
    }),
    DatabaseTimeoutError,
  );
  const next = test.database.write((tx) => tx.insert(counters).values({ name: 'c', value: 1 }));
  timedOut.resolve();
  await assert.rejects(lateInsert);
  await next;
  assert.equal(await test.database.read.$count(counters, inArray(counters.name, ['a', 'b'])), 0);
  assert.equal(await test.database.read.$count(counters, eq(counters.name, 'c')), 1);
});

testWrites('read does not return uncommitted changes, and cannot write', async (open) => {
  await using test = await open();
  const isNew = eq(counters.name, 'a');
  await test.database.write(async (tx) => {
    await tx.insert(counters).values({ name: 'a', value: 1 });
    assert.equal(await test.database.read.$count(counters, isNew), 0);
  });
  assert.equal(await test.database.read.$count(counters, isNew), 1);
  await assert.rejects(test.database.read.all(sql`delete from counters returning name`));
  assert.equal(await test.database.read.$count(counters, isNew), 1);
});

testWrites(
  'the file has WAL mode, full synchronous and foreign keys, before and after a reconnection',
  async (open) => {
    await using test = await open({ limits: { busyMs: 2_000 } });
    const settings = () =>
      test.database.maintain(async (db) => [
        await db.get(sql`pragma journal_mode`),
        await db.get(sql`pragma synchronous`),
        await db.get(sql`pragma foreign_keys`),
        await db.get(sql`pragma busy_timeout`),
      ]);
    const expected = [
      { journal_mode: 'wal' },
      { synchronous: 2 },
      { foreign_keys: 1 },
      { timeout: 0 },
    ];
    // Batches have a connection of their own.
    const settingsOfBatches = async () => {
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
      assert.deepEqual(await settingsOfBatches(), expected);
      assert.deepEqual(await settings(), expected);
    }
  },
);

Deno.test('a closed database rejects reads and writes with DatabaseClosedError', async () => {
  const test = await createTestDatabase();
  await test.cleanup();
  await assert.rejects(test.database.write(() => Promise.resolve()), DatabaseClosedError);
  await assert.rejects(
    test.database.read.select().from(counters),
    (error) => error instanceof Error && error.cause instanceof DatabaseClosedError,
  );
});
