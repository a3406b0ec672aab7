import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { findDatabaseError } from './database-errors.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { checkWrites } from '../http/health-routes.ts';
import type { DatabaseEvent } from './connection/connections.ts';
import { openDatabase } from './open-database.ts';
import { users } from './schema/account-tables.ts';
import { orderItems } from './schema/order-tables.ts';

/** Creates a shop, overwrites the pages of a table or index, and opens the file again. */
async function openDamaged(name: string, writerThread: boolean) {
  const test = await createTestDatabase();
  await openTestShop({ database: test.database, customers: ['an'] });
  await seedCatalogue(test.database, sampleProducts(60));
  await placeOrder((await openTestShop({ database: test.database })).deps, {
    userId: 'an',
    request: orderRequest(),
    payment: 'cod',
  });
  await test.database.close();
  const file = new DatabaseSync(test.path);
  file.exec('pragma wal_checkpoint(truncate)');
  const { size } = file.prepare('select page_size as size from pragma_page_size').get()!;
  const { page } = file.prepare('select rootpage as page from sqlite_schema where name = ?')
    .get(name)!;
  file.close();
  const bytes = await Deno.readFile(test.path);
  const start = (Number(page) - 1) * Number(size);
  await Deno.writeFile(test.path, bytes.fill(0xa5, start, start + Number(size)));
  const events: DatabaseEvent[] = [];
  const onEvent = (event: DatabaseEvent) => void events.push(event);
  const database = await openDatabase({ url: test.url, onEvent, writerThread });
  return {
    database,
    damages: () => events.filter(({ kind }) => kind === 'corrupt').length,
    async [Symbol.asyncDispose]() {
      await database.close();
      await Deno.remove(test.path);
      await test.cleanup();
    },
  };
}

for (const writerThread of [false, true]) {
  Deno.test(`a write that finds damage fails the check of writes, with a thread: ${writerThread}`, async () => {
    await using shop = await openDamaged('order_items', writerThread);
    assert.ok((await checkWrites(shop.database)).ok, 'the check does not meet the damage itself');
    const { deps } = await openTestShop({ database: shop.database });
    for (let count = 0; count < 3; count += 1) {
      await assert.rejects(
        placeOrder(deps, { userId: 'an', request: orderRequest(), payment: 'cod' }),
        (error) => findDatabaseError(error)?.code === 'DATABASE_STORAGE',
      );
    }
    assert.equal((await checkWrites(shop.database)).ok, false);
    assert.equal(shop.damages(), 1, 'it is reported once');
  });
}

Deno.test('a batch or a query that finds damage fails the check of writes', async () => {
  await using batch = await openDamaged('users', false);
  await assert.rejects(batch.database.batch((db) => [db.update(users).set({ name: 'x' })]));
  await using query = await openDamaged('order_items', false);
  await assert.rejects(query.database.read.select().from(orderItems));
  for (const { database, damages } of [batch, query]) {
    assert.equal((await checkWrites(database)).ok, false);
    assert.equal(damages(), 1);
  }
});
