import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ConflictError, UnavailableError } from '../../errors.ts';
import { PaymentError } from '../../payments/payment-provider.ts';
import { expireUnpaidOrders } from '../../orders/expire-orders.ts';
import { paymentTimeout, placeOrder } from '../place-order.ts';
import { reconcilePayment } from '../../orders/reconcile-payment.ts';
import {
  fillCart,
  orderRequest,
  readCart,
  readOrder,
  readStock,
} from '../testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const pay = ({ deps }: TestShop, quantity = 3, idempotencyKey?: string) =>
  placeOrder(deps, {
    userId: 'an',
    request: orderRequest({ 'sample-0': quantity }),
    payment: 'card',
    idempotencyKey,
  });

/** Suspends calls of `open()`: `opening` resolves when one begins, and `opened` resumes it. */
function suspendOpening({ provider }: TestShop) {
  const opening = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  provider.beforeOpen = () => {
    opening.resolve();
    return opened.promise;
  };
  return { opening, opened };
}

const sessionOf = (orderId: string) => `session-of-${orderId}`;

Deno.test('a card order reserves its stock, and changes neither cart nor mails before it is paid', async () => {
  await using shop = await openTestShop();
  await fillCart(shop.database, 'an', { 'sample-0': 4 });
  const { orderId, sessionUrl } = await pay(shop);
  assert.equal(sessionUrl, `https://pay.example/${sessionOf(orderId)}`);
  const order = await readOrder(shop.database, orderId);
  assert.equal(order?.status, 'awaiting-payment');
  assert.equal(order?.paymentSessionId, sessionOf(orderId));
  assert.equal(order?.expiresAt, shop.deps.clock() + paymentTimeout);
  assert.deepEqual(shop.provider.payments.get(sessionOf(orderId))?.order, {
    id: orderId,
    code: order?.code,
    amount: 760_000,
    email: 'an@example.com',
    expiresAt: order?.expiresAt,
  });
  assert.equal(await readStock(shop.database), 7);
  assert.deepEqual(await readCart(shop.database, 'an'), { 'sample-0': 4 });
  assert.equal(await shop.database.read.$count(mails), 0);
});

Deno.test('reconcilePayment() applies a payment once, also when called concurrently', async () => {
  await using shop = await openTestShop();
  await fillCart(shop.database, 'an', { 'sample-0': 4, 'sample-1': 1 });
  const { orderId } = await pay(shop);
  assert.equal(await reconcilePayment(shop.deps, sessionOf(orderId)), 'awaiting-payment');
  shop.provider.pay(sessionOf(orderId));
  const statuses = await Promise.all(
    Array.from({ length: 10 }, () => reconcilePayment(shop.deps, sessionOf(orderId))),
  );
  assert.deepEqual(new Set(statuses), new Set(['processing']));
  await reconcilePayment(shop.deps, sessionOf(orderId));
  const order = await readOrder(shop.database, orderId);
  assert.equal(order?.paidAt, shop.deps.clock());
  assert.deepEqual(await readCart(shop.database, 'an'), { 'sample-0': 1, 'sample-1': 1 });
  assert.equal(await shop.database.read.$count(mails, eq(mails.kind, 'order-placed')), 1);
  assert.equal(await readStock(shop.database), 7);
  assert.equal(shop.wakeCount(), 1);
});

Deno.test('reconcilePayment() returns the stock of a closed payment once', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  await shop.provider.close(sessionOf(orderId));
  await Promise.all(
    Array.from({ length: 10 }, () => reconcilePayment(shop.deps, sessionOf(orderId))),
  );
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('reconcilePayment() ignores a payment without an order', async () => {
  await using shop = await openTestShop();
  assert.equal(await reconcilePayment(shop.deps, 'session-of-nothing'), undefined);
});

Deno.test('a repeated key returns the same payment, and is rejected once the order is paid or cancelled', async () => {
  await using shop = await openTestShop();
  const first = await pay(shop, 3, 'key');
  assert.deepEqual(await pay(shop, 3, 'key'), first);
  assert.equal(shop.provider.payments.size, 1);
  shop.provider.pay(sessionOf(first.orderId));
  await assert.rejects(pay(shop, 3, 'key'), { constructor: ConflictError, code: 'ALREADY_PAID' });
  assert.equal((await readOrder(shop.database, first.orderId))?.status, 'processing');

  const second = await pay(shop, 3, 'late');
  shop.advance(paymentTimeout);
  await assert.rejects(pay(shop, 3, 'late'), {
    constructor: ConflictError,
    code: 'ORDER_CANCELLED',
  });
  await shop.provider.close(sessionOf(second.orderId));
  await assert.rejects(pay(shop, 3, 'late'), {
    constructor: ConflictError,
    code: 'ORDER_CANCELLED',
  });
  assert.equal(await readStock(shop.database), 7);
});

Deno.test('twenty concurrent requests with one key open one payment', async () => {
  await using shop = await openTestShop();
  const placed = await Promise.all(Array.from({ length: 20 }, () => pay(shop, 3, 'key')));
  assert.equal(new Set(placed.map(({ sessionUrl }) => sessionUrl)).size, 1);
  assert.equal(await readStock(shop.database), 7);
});

Deno.test('a failure of the provider cancels the order and releases its key', async () => {
  await using shop = await openTestShop();
  shop.provider.down = true;
  await assert.rejects(pay(shop, 3, 'key'), {
    constructor: UnavailableError,
    key: 'UNAVAILABLE.order',
  });
  assert.equal(await readStock(shop.database), 10);
  assert.equal(await shop.database.read.$count(orders, eq(orders.status, 'cancelled')), 1);
  assert.ok(shop.logs.some(({ message }) => message === 'payment not opened'));
  shop.provider.down = false;
  assert.ok((await pay(shop, 3, 'key')).sessionUrl);
  assert.equal(await readStock(shop.database), 7);
});

Deno.test('a failure of the provider during a repeated request keeps the open payment', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop, 3, 'key');
  shop.provider.down = true;
  await assert.rejects(pay(shop, 3, 'key'), { name: 'PaymentError' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  assert.equal(await readStock(shop.database), 7);
});

Deno.test('a payment that opens after its order was cancelled is closed and not returned', async () => {
  await using shop = await openTestShop();
  const { opening, opened } = suspendOpening(shop);
  const placing = pay(shop);
  await opening.promise;
  shop.advance(paymentTimeout);
  assert.deepEqual(await expireUnpaidOrders(shop.deps), { cancelled: 1, paid: 0, remaining: 0 });
  opened.resolve();
  await assert.rejects(placing, { code: 'ORDER_CANCELLED' });
  assert.deepEqual([...shop.provider.payments.values()].map(({ state }) => state), ['closed']);
  // It would be an error if the customer had paid meanwhile.
  assert.deepEqual(shop.logs, [{ level: 'warn', message: 'payment opened for a cancelled order' }]);
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('a failed request keeps the payment that a repeated request has opened', async () => {
  await using shop = await openTestShop();
  const { opening, opened: failure } = suspendOpening(shop);
  const first = pay(shop, 3, 'key');
  await opening.promise;
  shop.provider.beforeOpen = () => Promise.resolve();
  const { orderId } = await pay(shop, 3, 'key');
  failure.reject(new PaymentError('no response'));
  await assert.rejects(first, UnavailableError);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  assert.equal(await readStock(shop.database), 7);
});

Deno.test('a slow repeated request does not close a payment that was paid in the meantime', async () => {
  await using shop = await openTestShop();
  const { opening, opened } = suspendOpening(shop);
  const slow = pay(shop, 3, 'key');
  await opening.promise;
  shop.provider.beforeOpen = () => Promise.resolve();
  const { orderId } = await pay(shop, 3, 'key');
  shop.provider.pay(sessionOf(orderId));
  await reconcilePayment(shop.deps, sessionOf(orderId));
  opened.resolve();
  await assert.rejects(slow, { code: 'ALREADY_PAID' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.deepEqual(shop.logs, []);
});

Deno.test('a payment of a cancelled order is recorded and logged, and the order stays cancelled', async () => {
  await using shop = await openTestShop();
  const { orderId } = await pay(shop);
  await shop.database.batch((db) => [
    db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId)),
  ]);
  shop.provider.pay(sessionOf(orderId));
  assert.equal(await reconcilePayment(shop.deps, sessionOf(orderId)), 'cancelled');
  await reconcilePayment(shop.deps, sessionOf(orderId));
  const order = await readOrder(shop.database, orderId);
  assert.deepEqual([order?.status, order?.paidAt], ['cancelled', shop.deps.clock()]);
  assert.deepEqual(shop.logs, [
    { level: 'error', message: 'a cancelled order was paid: refund the payment' },
  ]);
  assert.equal(await shop.database.read.$count(mails), 0);
});

Deno.test('an expired order releases its stock before its customer places the next one', async () => {
  await using shop = await openTestShop();
  const request = orderRequest({ 'sample-0': 10 });
  const order = (idempotencyKey: string) =>
    placeOrder(shop.deps, { userId: 'an', request, payment: 'card', idempotencyKey });
  const { orderId } = await order('k-1');
  shop.advance(paymentTimeout + 1);
  await assert.rejects(order('k-1'), { key: 'ORDER_CANCELLED' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.ok((await order('k-2')).orderId);
});
