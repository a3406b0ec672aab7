import assert from 'node:assert/strict';
import { adjustStock, countStock } from '../../edge-api/catalogue/adjust-stock.ts';
import { checkStock } from '../../edge-api/catalogue/check-catalogue.ts';
import type { Database } from '../../edge-api/db/database.ts';
import { runAsOwner } from '../../edge-api/operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../../edge-api/testing/create-test-database.ts';
import { sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import { buyAtOnce, openSale, prepareSale } from './flash-sale.ts';

const buyers = 200;
const openingStock = 60;
const productId = 'sample-0';

/** Changes of the back office during the sale: units that come in and go out, and two counts. */
const adjustments = [40, -5, 30, -7, 25, -3];
const counts = [50, 80];

async function changeStock(database: Database): Promise<void> {
  for (const [index, delta] of adjustments.entries()) {
    // Units that are sold out meanwhile cannot be taken away.
    await runAsOwner(database, adjustStock, { productId, delta, reason: 'adjustment' })
      .catch((error) => assert.equal(error.code, 'OUT_OF_STOCK'));
    const quantity = counts[index - 1];
    if (quantity !== undefined) {
      await runAsOwner(database, countStock, { productId, quantity, reason: 'count' });
    }
  }
}

/** Sells to all buyers through one database while another one changes the stock. */
async function sellAndChange(shop: Database, backOffice: Database): Promise<void> {
  const tokens = await prepareSale(shop, openingStock, buyers);
  const [results] = await Promise.all([buyAtOnce(shop, tokens), changeStock(backOffice)]);
  const kinds = new Set(results.map(({ status, code }) => status === 200 ? 'sold' : code));
  assert.deepEqual([...kinds].filter((kind) => kind !== 'sold' && kind !== 'OUT_OF_STOCK'), []);
  const sold = results.filter(({ status }) => status === 200).length;

  const one = async (query: string) => (await shop.read.all<{ n: number }>(query))[0]?.n ?? 0;
  const moved = (reason: string) =>
    one(`select sum(delta) as n from stock_movements where reason = '${reason}'`);
  const stock = await one('select stock as n from products');
  const adjusted = await moved('adjustment');
  assert.ok(stock >= 0);
  assert.equal(stock, openingStock + adjusted + await moved('count') - sold);
  assert.equal(await moved('sale'), -sold, 'each sale is a movement');
  assert.equal(await one('select count(*) as n from orders'), sold);
  assert.equal(await one('select sum(quantity) as n from order_items'), sold);
  assert.deepEqual(await checkStock(shop), []);
  const logged = await one(`
    select sum(after ->> 'delta') as n from audit_log where operation = 'stock.adjust'`);
  assert.equal(logged, adjusted, 'each adjustment is in the log');
}

Deno.test('the stock adds up after changes during 200 concurrent purchases', async () => {
  await using test = await createTestDatabase();
  await sellAndChange(test.database, test.database);
});

Deno.test('the stock adds up if another process on the same file changes it', async () => {
  await using test = await createTestDatabase();
  const other = await openSale(test.url);
  await sellAndChange(test.database, other);
  await other.close();
});

Deno.test({
  name: 'the stock adds up if another process on the same libSQL server changes it',
  ignore: !sqldRunsHere,
  async fn() {
    await using server = await startSqld();
    const [shop, backOffice] = [await openSale(server.url), await openSale(server.url)];
    await sellAndChange(shop, backOffice);
    await Promise.all([shop.close(), backOffice.close()]);
  },
});
