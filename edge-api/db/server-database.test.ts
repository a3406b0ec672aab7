import assert from 'node:assert/strict';
import { createClient } from '@libsql/client/web';
import { eq, sql } from 'drizzle-orm';
import { checkWrites } from '../http/health-routes.ts';
import type { Database } from './database.ts';
import {
  DatabaseOutcomeUnknownError,
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  findDatabaseError,
} from './database-errors.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';
import { readCatalogueVersions } from '../catalogue/catalogue-versions.ts';
import { products } from './schema/catalogue-tables.ts';
import { orders } from './schema/order-tables.ts';
import { counters } from './schema/process-tables.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { isConstraintViolation } from './sqlite-error.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { type Sqld, sqldRunsHere, startSqld } from '../testing/start-sqld.ts';

async function assertWritesOnce(database: Database): Promise<void> {
  await database.batch((db) => [
    db.insert(counters).values({ name: 'a', value: 1 }),
    db.update(counters).set({ value: 2 }).where(eq(counters.name, 'a')),
  ]);
  await database.batch((db) => [
    db.insert(counters).values({ name: 'b', value: 1 }),
    db.update(counters).set({ value: 3 }).where(eq(counters.name, 'b')),
  ]);
  const rows = await database.read.select().from(counters).orderBy(counters.name);
  assert.deepEqual(rows.slice(0, 2), [{ name: 'a', value: 2 }, { name: 'b', value: 3 }]);
}

async function assertRolledBack(database: Database): Promise<void> {
  await assert.rejects(
    database.batch((db) => [
      db.insert(counters).values({ name: 'c', value: 1 }),
      db.insert(counters).values({ name: 'a', value: 1 }),
    ]),
    isConstraintViolation,
  );
  assert.equal(await database.read.$count(counters, eq(counters.name, 'c')), 0);
}

/** Two databases simulate two processes: each has its own gate. */
async function assertSellsOutOnce(databases: Database[]): Promise<void> {
  const first = eq(products.id, 'sample-0');
  const sold = await Promise.allSettled(
    Array.from({ length: 40 }, (_, buyer) =>
      databases[buyer % 2]!.batch((db) => [
        db.update(products).set({ stock: sql`${products.stock} - 1` }).where(first),
      ])),
  );
  assert.equal(sold.filter(({ status }) => status === 'fulfilled').length, 10);
  const [row] = await databases[0]!.read.select().from(products).where(first);
  assert.equal(row!.stock, 0);
}

/** The triggers of `orders` write to a search table, which SQLite opens in a way of its own. */
async function assertWritesAfterMigration(server: Sqld, database: Database): Promise<void> {
  const client = createClient({ url: server.url });
  for (const sql of ['create table later (id integer)', 'drop table later']) {
    const migration = await client.transaction('write');
    await migration.execute(sql);
    // Three connections load the schema, and wait for the lock of the migration.
    const waiting = [1, 2, 3].map(() =>
      database.batch((db) => [db.update(orders).set({ phone: '' }).where(eq(orders.id, ''))])
    );
    await delay(300);
    await migration.commit();
    await Promise.all(waiting);
  }
  client.close();
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function assertSurvivesHanging(server: Sqld, databaseWithDefaults: Database): Promise<void> {
  const database = await openDatabase({ url: server.url, limits: { requestMs: 300 } });
  await server.freeze();
  const insert = (name: string) =>
    database.batch((db) => [db.insert(counters).values({ name, value: 1 })]);
  await assert.rejects(insert('perhaps'), DatabaseOutcomeUnknownError);
  const check = await checkWrites(database, 200);
  assert.ok(!check.ok && check.error instanceof DatabaseTimeoutError);
  server.thaw();
  // The server first runs the requests that it received while it hung. The abandoned transaction
  // keeps the lock until the server ends it, after 5 s.
  await untilOk(() => checkWrites(databaseWithDefaults, 5_000));
  assert.equal(await databaseWithDefaults.read.$count(counters, eq(counters.name, 'frozen')), 0);
  await untilOk(() => checkWrites(database));
  await database.close();
}

async function untilOk(check: () => Promise<{ ok: boolean }>): Promise<void> {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline;) {
    if ((await check()).ok) return;
  }
  assert.fail('The server did not recover');
}

Deno.test({
  name: 'a libSQL server is migrated, seeded, written and read, and recovers after it hung',
  ignore: !sqldRunsHere,
  async fn(test) {
    await using server = await startSqld();
    const databases = await Promise.all([
      openDatabase({ url: server.url }),
      openDatabase({ url: server.url.replace('http:', 'ws:') }),
    ]);
    const [database] = databases;
    assert.equal(database.remote, true);
    await test.step('two connections that start at the same time migrate and seed it once', async () => {
      await Promise.all(databases.map((each) => migrateDatabase(each)));
      const seeded = await Promise.all(
        databases.map((each) => seedCatalogue(each, sampleProducts(56))),
      );
      assert.deepEqual(seeded.sort(), [0, 56]);
      assert.equal((await readCatalogueVersions(database)).content, 56);
    });
    await test.step('write() and batch() write once', () => assertWritesOnce(database));
    await test.step('failed writes are rolled back', () => assertRolledBack(database));
    await test.step('40 buyers through two gates buy exactly ten items', () =>
      assertSellsOutOnce(databases));
    await test.step('orders that wait for a migration are written', () =>
      assertWritesAfterMigration(server, database));
    await test.step('requests to a server that hangs time out', () =>
      assertSurvivesHanging(server, database));
    for (const each of databases) await each.close();
  },
});

Deno.test('an unreachable server is reported as unavailable, with its cause', async () => {
  const database = await openDatabase({ url: 'http://127.0.0.1:9' });
  await assert.rejects(
    database.read.select().from(counters),
    (error) => {
      const cause = findDatabaseError(error);
      return cause instanceof DatabaseUnavailableError && cause.cause instanceof TypeError;
    },
  );
  const check = await checkWrites(database);
  assert.equal(check.ok, false);
  await database.close();
});

Deno.test('a server that sends an invalid response is reported as unavailable', async () => {
  await using server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    () => new Response('overloaded', { status: 503 }),
  );
  const database = await openDatabase({ url: `http://127.0.0.1:${server.addr.port}` });
  await assert.rejects(
    database.read.select().from(counters),
    (error) => findDatabaseError(error) instanceof DatabaseUnavailableError,
  );
  await database.close();
});
