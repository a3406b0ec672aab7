import assert from 'node:assert/strict';
import { openDatabase } from '../db/open-database.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { expireUnpaidOrders } from './expire-orders.ts';
import { paymentTimeout, placeOrder } from '../checkout/place-order.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { orderRequest, readOrder, readStock } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const pay = ({ deps }: TestShop, quantity = 2, userId = 'an') =>
  placeOrder(deps, {
    userId,
    request: orderRequest({ 'sample-0': quantity }),
    payment: 'card',
  });

Deno.test('expireUnpaidOrders() cancels an unpaid order at its deadline and returns its stock', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  await placeOrder(shop.deps, { userId: 'an', request: orderRequest(), payment: 'cod' });
  shop.advance(paymentTimeout - 1);
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 0, paid: 0, remaining: 0 });
  shop.advance(1);
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 1, paid: 0, remaining: 0 });
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 0, paid: 0, remaining: 0 });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await readStock(shop.database), 9);
  assert.throws(() => shop.provider.pay(`session-of-${orderId}`), 'the payment is closed');
});

Deno.test('expireUnpaidOrders() keeps an order that was paid at the deadline', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  shop.advance(paymentTimeout);
  shop.provider.pay(`session-of-${orderId}`);
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 0, paid: 1, remaining: 0 });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.equal(await shop.database.read.$count(mails), 1);
  assert.equal(await readStock(shop.database), 8);
});

Deno.test('expireUnpaidOrders() cancels an order whose payment was never opened, as after a crash', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  await shop.database.batch((db) => [db.update(orders).set({ paymentSessionId: null })]);
  shop.advance(paymentTimeout);
  assert.equal((await expireUnpaidOrders(shop.deps)).cancelled, 1);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('expireUnpaidOrders() retries after a failure of the provider, which does not delay other orders', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  shop.advance(1);
  await pay(shop, 2, 'binh');
  shop.advance(paymentTimeout);
  shop.provider.down = true;
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 0, paid: 0, remaining: 2 });
  assert.equal(await readStock(shop.database), 6);
  shop.provider.down = false;
  shop.provider.payments.delete(`session-of-${orderId}`);
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 1, paid: 0, remaining: 1 });
  assert.equal(await readStock(shop.database), 8);
});

Deno.test('two processes that expire the same orders return the stock once', async () => {
  await using shop = await openTestShop();
  const customers = ['a', 'b', 'c', 'd', 'e'];
  await shop.addCustomers(...customers);
  for (const customer of customers) await pay(shop, 2, customer);
  assert.equal(await readStock(shop.database), 0);
  shop.advance(paymentTimeout);
  const other = await openDatabase({ url: shop.url });
  const both = [shop.deps, { ...shop.deps, database: other }];
  // Both have called the provider before either of them writes.
  const bothCalled = Promise.withResolvers<void>();
  let calls = 0;
  shop.provider.beforeResult = () => {
    calls += 1;
    if (calls === both.length) bothCalled.resolve();
    return bothCalled.promise;
  };
  await Promise.all(both.map(expireUnpaidOrders));
  await other.close();
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('a payment that races with its expiration confirms the order once', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  const session = `session-of-${orderId}`;
  shop.advance(paymentTimeout);
  shop.provider.pay(session);
  const released = Promise.withResolvers<void>();
  shop.provider.beforeResult = () => released.promise;
  const racing = [reconcilePayment(shop.deps, session), expireUnpaidOrders(shop.deps)];
  released.resolve();
  await Promise.all(racing);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.equal(await readStock(shop.database), 8);
  assert.equal(await shop.database.read.$count(mails), 1);
});
