import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/open-database.ts';
import { mails, orders } from '../db/schema.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { paymentTimeout, placeOrder } from '../checkout/place-order.ts';
import { settlePayment } from './reconcile-payment.ts';
import {
  openOrderShop,
  orderRequest,
  type OrderShop,
  readOrder,
  stockOf,
} from '../checkout/testing/order-shop.ts';

const pay = ({ parts }: OrderShop, quantity = 2) =>
  placeOrder(parts, {
    userId: 'an',
    request: orderRequest({ 'sample-0': quantity }),
    payment: 'card',
  });

Deno.test('an unpaid order gives its stock back when its time is over, and not before', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  await placeOrder(shop.parts, { userId: 'an', request: orderRequest(), payment: 'cod' });
  shop.pass(paymentTimeout - 1);
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 0, paid: 0, left: 0 });
  shop.pass(1);
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 1, paid: 0, left: 0 });
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 0, paid: 0, left: 0 });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await stockOf(shop.database), 9);
  assert.throws(() => shop.provider.pay(`session-of-${orderId}`), 'nobody can pay it any more');
});

Deno.test('who paid in the last moment has paid', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  shop.pass(paymentTimeout);
  shop.provider.pay(`session-of-${orderId}`);
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 0, paid: 1, left: 0 });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.equal(await shop.database.read.$count(mails), 1);
  assert.equal(await stockOf(shop.database), 8);
});

Deno.test('an order whose payment was never opened is cancelled; a crash leaves such ones', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  await shop.database.batch((db) => [db.update(orders).set({ paymentSessionId: null })]);
  shop.pass(paymentTimeout);
  assert.equal((await expireUnpaid(shop.parts)).cancelled, 1);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await stockOf(shop.database), 10);
});

Deno.test('while the provider is down, orders wait; one that fails holds up no other', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  shop.pass(1);
  await pay(shop);
  shop.pass(paymentTimeout);
  shop.provider.down = true;
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 0, paid: 0, left: 2 });
  assert.equal(await stockOf(shop.database), 6);
  shop.provider.down = false;
  shop.provider.payments.delete(`session-of-${orderId}`);
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 1, paid: 0, left: 1 });
  assert.equal(await stockOf(shop.database), 8);
});

Deno.test('two processes that end the same orders give the stock back once', async () => {
  await using shop = await openOrderShop();
  for (let n = 0; n < 5; n += 1) await pay(shop);
  assert.equal(await stockOf(shop.database), 0);
  shop.pass(paymentTimeout);
  const other = await openDatabase({ url: shop.test.url });
  const both = [shop.parts, { ...shop.parts, database: other }];
  // Both have asked the provider before either writes.
  const asked = Promise.withResolvers<void>();
  let asking = 0;
  shop.provider.beforeAnswer = () => {
    asking += 1;
    if (asking === both.length) asked.resolve();
    return asked.promise;
  };
  await Promise.all(both.map(expireUnpaid));
  await other.close();
  assert.equal(await stockOf(shop.database), 10);
});

Deno.test('a payment and the end of its time that meet are one or the other', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  const session = `session-of-${orderId}`;
  shop.pass(paymentTimeout);
  shop.provider.pay(session);
  const seen = Promise.withResolvers<void>();
  shop.provider.beforeAnswer = () => seen.promise;
  const racing = [settlePayment(shop.parts, session), expireUnpaid(shop.parts)];
  seen.resolve();
  await Promise.all(racing);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.equal(await stockOf(shop.database), 8);
  assert.equal(await shop.database.read.$count(mails), 1);
});

Deno.test('unpaid orders are found by their index', async () => {
  await using shop = await openOrderShop();
  const plan = await shop.database.read.all<{ detail: string }>(sql`
    explain query plan select id from orders
    where orders.status = 'awaiting-payment' and expires_at <= ${1} order by expires_at`);
  assert.match(plan[0]!.detail, /orders_unpaid/);
});
