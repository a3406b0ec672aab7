import { setStatus } from '../../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest, readStock } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { users } from '../../db/schema/account-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { runShop, runShopForJson } from '../testing/run-shop.ts';

/** Opens a shop with a stock of 100, and a function that orders a unit and returns the order. */
async function openShop() {
  const products = sampleProducts(1, { stock: 100 });
  const test = await openTestShop({ customers: ['an', 'stranger'], products });
  await test.database.batch((db) => [
    db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, 'stranger')),
  ]);
  async function order(
    { as = 'stranger', phone = '0911111111', from = '203.0.113.7', at = '2026-11-21T20:30' } = {},
  ) {
    const request = orderRequest();
    request.address = { ...request.address, phone };
    const clock = () => Date.parse(`${at}:00+07:00`);
    const input = { userId: as, request, payment: 'cod', network: from } as const;
    return (await placeOrder({ ...test.deps, clock }, input)).orderId;
  }
  const shop = (...args: string[]) => runShop(test.url, 'cancel-orders', ...args);
  const stock = () => readStock(test.database);
  return { ...test, order, shop, stock };
}

Deno.test('shop cancel-orders cancels the unconfirmed orders of a network', async () => {
  await using test = await openShop();
  for (let n = 0; n < 20; n += 1) await test.order({ from: `2001:db8:1:${n}::/64` });
  const other = await test.order({ as: 'an', from: '2001:db8:2:1::/64' });
  const shipped = await test.order({ from: '2001:db8:1:1::/64' });
  await setStatus(test.deps, shipped, 'shipping');
  const network = ['--network', '2001:db8:1::5'];
  const unasked = await test.shop(...network);
  assert.equal(unasked.code, 1);
  assert.match(unasked.stderr, /Add --yes to cancel 20 orders/);
  assert.equal(await test.stock(), 78);
  const result = await test.shop(...network, '--yes');
  assert.equal(result.stdout, '20 orders cancelled.\n');
  assert.equal(await test.stock(), 98);
  const shown = await runShop(test.url, 'order', other);
  assert.match(shown.stdout, /Network +2001:db8:2::\/48/);
});

Deno.test('shop cancel-orders combines phone and time, and writes to verified addresses only', async () => {
  await using test = await openShop();
  await test.order();
  await test.order({ as: 'an' });
  await test.order({ phone: '0922222222' });
  await test.order({ at: '2026-11-21T20:29' });
  await test.order({ at: '2026-11-22T00:00' });
  await test.database.batch((db) => [db.delete(mails)]);
  const time = ['--since', '2026-11-21 20:30', '--until', '2026-11-22'];
  assert.deepEqual(
    await runShopForJson(
      test.url,
      ...['cancel-orders', '--phone', '+84 911 111 111', ...time, '--yes'],
    ),
    { cancelled: 2, changed: 0 },
  );
  assert.equal(await test.stock(), 97);
  assert.equal(await test.database.read.$count(mails), 1);
});

Deno.test('shop cancel-orders leaves an order that is placed while it asks', async () => {
  await using test = await openShop();
  await test.order({ at: '2020-11-21T20:30' });
  const answer = async () => {
    await test.order({ at: '2099-11-21T20:30' });
    return 'y';
  };
  const { stdout, stderr } = await runShop(
    { url: test.url, answer },
    ...['cancel-orders', '--phone', '0911111111'],
  );
  assert.match(stderr, /^Cancel the order [\w-]+\? \[y\/N\] $/);
  assert.equal(stdout, '1 orders cancelled.\n');
  assert.equal(await test.stock(), 99);
});

Deno.test('shop cancel-orders needs a filter, and a valid one', async () => {
  await using test = await openShop();
  await test.order();
  const results = await Promise.all([
    test.shop('--yes'),
    test.shop('--phone', '12', '--yes'),
    test.shop('--network', 'everything', '--yes'),
    test.shop('--since', '2026-02-30', '--yes'),
  ]);
  assert.deepEqual(results.map(({ code }) => code), [1, 2, 2, 2]);
  assert.equal(await test.stock(), 99);
});
