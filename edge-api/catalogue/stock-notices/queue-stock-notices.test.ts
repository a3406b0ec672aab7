import assert from 'node:assert/strict';
import { migrateDatabase } from '../../db/migrate-database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { stockWaits } from '../../db/schema/notice-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { sqldRunsHere, startSqld } from '../../testing/start-sqld.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { queueStockNotices } from './queue-stock-notices.ts';

/** Lets two processes queue the same notices at the same time. */
async function assertQueuedOnce(url: string): Promise<void> {
  const [one, other] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  try {
    await seedCatalogue(one, sampleProducts(1));
    const wait = { productId: 'sample-0', createdAt: 1 };
    const rows = Array.from(
      { length: 150 },
      (_, i) => ({ ...wait, mailbox: `${i}`, email: `a${i}@khach.example` }),
    );
    await one.batch((db) => [db.insert(stockWaits).values(rows)]);
    for (let now = 1; now <= 3; now += 1) {
      await Promise.all([one, other].map((database) => queueStockNotices(database, now)));
    }
    const queued = await one.read.select({ waitId: mails.waitId, createdAt: mails.createdAt })
      .from(mails).orderBy(mails.waitId);
    assert.deepEqual(queued.map(({ waitId }) => waitId), rows.map((_, i) => i + 1));
    const waits = await one.read.select({ createdAt: stockWaits.queuedAt }).from(stockWaits)
      .orderBy(stockWaits.id);
    assert.deepEqual(waits, queued.map(({ createdAt }) => ({ createdAt })));
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}

Deno.test('two processes on one file queue each notice once', async () => {
  await using test = await createTestDatabase();
  await assertQueuedOnce(test.url);
});

Deno.test({
  name: 'two processes on a libSQL server queue each notice once',
  ignore: !sqldRunsHere,
  async fn() {
    await using server = await startSqld();
    const database = await openDatabase({ url: server.url });
    await migrateDatabase(database);
    await database.close();
    await assertQueuedOnce(server.url);
  },
});
