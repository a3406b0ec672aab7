import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { orders } from '../db/schema/order-tables.ts';
import { orderReturns } from '../db/schema/transfer-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { placeWaitingOrder } from '../orders/testing/place-waiting-order.ts';
import { dayOf, homeSummary, rollSales, startOfDay } from './home-summary.ts';

const day = 24 * 60 * 60_000;

const place = async ({ deps }: TestShop, quantity: number, product = 'sample-0') => {
  const request = orderRequest({ [product]: quantity });
  return (await placeOrder(deps, { userId: 'an', request, payment: 'cod' })).orderId;
};

Deno.test('home.summary counts tasks, and turnover by day in Vietnam', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const read = (days = 7) => runAsOwner(deps, homeSummary, { days });
  await place(shop, 1);
  shop.advance(17 * 60 * 60_000);
  await place(shop, 2);
  const returned = await place(shop, 4, 'sample-1');
  await placeWaitingOrder(deps, { 'sample-2': 1 });
  const home = await read();
  assert.deepEqual([home.toConfirm, home.toHandOver, home.awaitingTransfer], [1, 3, 0]);
  assert.deepEqual(home.turnover.map(({ orders }) => orders), [0, 0, 0, 0, 0, 1, 2]);
  assert.deepEqual(
    home.turnover.map(({ amount }) => amount),
    [0, 0, 0, 0, 0, 260_000, 1_520_000],
  );
  assert.equal(home.turnover.at(-1)?.day, deps.clock());
  assert.deepEqual(
    home.bestSellers.map(({ productId, quantity }) => [productId, quantity]),
    [['sample-1', 4], ['sample-0', 3]],
  );
  await setStatus(deps, returned, 'delivered');
  await setStatus(deps, returned, 'returned');
  const after = await read();
  assert.equal(after.turnover.at(-1)?.amount, 510_000);
  assert.deepEqual(after.bestSellers.map(({ quantity }) => quantity), [3]);
  assert.equal((await read(90)).newCustomers.length, 90);
});

Deno.test('home.summary counts products that are low in stock, requests to return goods, and new customers', async () => {
  await using shop = await openTestShop();
  await place(shop, 8);
  await shop.database.batch((db) => [
    db.run(sql`update users set created_at = ${shop.deps.clock()} where id = 'an'`),
    db.run(sql`update users set created_at = ${shop.deps.clock() - day} where id = 'binh'`),
  ]);
  const [order] = await shop.database.read.select().from(orders);
  const request = { orderId: order!.id, reason: 'Bị nứt', state: 'requested' as const, at: 0 };
  await shop.database.batch((db) => [db.insert(orderReturns).values(request)]);
  const home = await runAsOwner(shop.deps, homeSummary, { days: 7 });
  assert.deepEqual([home.lowStock, home.returns], [1, 1]);
  assert.deepEqual(home.newCustomers.map(({ customers }) => customers), [0, 0, 0, 0, 0, 1, 1]);
});

Deno.test('sales end with their period, once, also with two jobs at the same time', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  // The stock was booked at the time of the machine, which is after that of the test.
  await database.batch((db) => [
    db.run(sql`
      update counters set value = (select max(id) from stock_movements) where name like 'sales-%'`),
  ]);
  const sold = async (days: number) => {
    const { bestSellers } = await runAsOwner(deps, homeSummary, { days });
    return bestSellers.map(({ quantity }) => quantity);
  };
  await place(shop, 2);
  shop.advance(5 * day);
  await place(shop, 3);
  const roll = () => Promise.all([1, 2].map(() => rollSales(database, deps.clock())));
  await roll();
  assert.deepEqual([await sold(7), await sold(30)], [[5], [5]]);
  shop.advance(2 * day + 1);
  await roll();
  assert.deepEqual([await sold(7), await sold(30)], [[3], [5]]);
  shop.advance(100 * day);
  await roll();
  assert.deepEqual([await sold(7), await sold(30), await sold(90)], [[], [], []]);
});

Deno.test('dayOf() returns the number of days since 1970 in Vietnam', () => {
  const midnight = Date.UTC(2026, 10, 20, 17);
  assert.equal(dayOf(midnight), dayOf(midnight - 1) + 1);
  assert.equal(startOfDay(dayOf(midnight + 1)), midnight);
});
