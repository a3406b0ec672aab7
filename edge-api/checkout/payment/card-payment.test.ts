import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { mails, orders } from '../../db/schema.ts';
import { PaymentError } from '../../payments/payment-provider.ts';
import { expireUnpaid } from '../../orders/expire-unpaid.ts';
import { paymentTimeout, placeOrder } from '../place-order.ts';
import { settlePayment } from '../../orders/reconcile-payment.ts';
import {
  fillCart,
  openOrderShop,
  orderRequest,
  type OrderShop,
  readCart,
  readOrder,
  stockOf,
} from '../testing/order-shop.ts';

const pay = ({ parts }: OrderShop, quantity = 3, idempotencyKey?: string) =>
  placeOrder(parts, {
    userId: 'an',
    request: orderRequest({ 'sample-0': quantity }),
    payment: 'card',
    idempotencyKey,
  });

/** Holds up what is opened from now on: `opening` says that it has begun, `opened` lets it go on. */
function holdUpOpening({ provider }: OrderShop) {
  const opening = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  provider.beforeOpen = () => {
    opening.resolve();
    return opened.promise;
  };
  return { opening, opened };
}

const sessionOf = (orderId: string) => `session-of-${orderId}`;

Deno.test('an order by card keeps its stock and nothing else until it is paid', async () => {
  await using shop = await openOrderShop();
  await fillCart(shop.database, 'an', { 'sample-0': 4 });
  const { orderId, sessionUrl } = await pay(shop);
  assert.equal(sessionUrl, `https://pay.example/${sessionOf(orderId)}`);
  const order = await readOrder(shop.database, orderId);
  assert.equal(order?.status, 'awaiting-payment');
  assert.equal(order?.paymentSessionId, sessionOf(orderId));
  assert.equal(order?.expiresAt, shop.parts.clock() + paymentTimeout);
  assert.deepEqual(shop.provider.payments.get(sessionOf(orderId))?.order, {
    id: orderId,
    amount: 760_000,
    email: 'an@example.com',
    expiresAt: order?.expiresAt,
  });
  assert.equal(await stockOf(shop.database), 7);
  assert.deepEqual(await readCart(shop.database, 'an'), { 'sample-0': 4 });
  assert.equal(await shop.database.read.$count(mails), 0);
});

Deno.test('a payment is settled once, however often and by how many it is told', async () => {
  await using shop = await openOrderShop();
  await fillCart(shop.database, 'an', { 'sample-0': 4, 'sample-1': 1 });
  const { orderId } = await pay(shop);
  assert.equal(await settlePayment(shop.parts, sessionOf(orderId)), 'awaiting-payment');
  shop.provider.pay(sessionOf(orderId));
  const told = await Promise.all(
    Array.from({ length: 10 }, () => settlePayment(shop.parts, sessionOf(orderId))),
  );
  assert.deepEqual(new Set(told), new Set(['processing']));
  await settlePayment(shop.parts, sessionOf(orderId));
  const order = await readOrder(shop.database, orderId);
  assert.equal(order?.paidAt, shop.parts.clock());
  assert.deepEqual(await readCart(shop.database, 'an'), { 'sample-0': 1, 'sample-1': 1 });
  assert.equal(await shop.database.read.$count(mails, eq(mails.kind, 'order-placed')), 1);
  assert.equal(await stockOf(shop.database), 7);
  assert.equal(shop.wakeCount(), 1);
});

Deno.test('a payment that was closed gives the stock back once', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  await shop.provider.close(sessionOf(orderId));
  await Promise.all(
    Array.from({ length: 10 }, () => settlePayment(shop.parts, sessionOf(orderId))),
  );
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await stockOf(shop.database), 10);
});

Deno.test('a payment of nobody’s order settles nothing', async () => {
  await using shop = await openOrderShop();
  assert.equal(await settlePayment(shop.parts, 'session-of-nothing'), undefined);
});

Deno.test('the same key gives the same payment; when it is paid or over, it says so', async () => {
  await using shop = await openOrderShop();
  const first = await pay(shop, 3, 'key');
  assert.deepEqual(await pay(shop, 3, 'key'), first);
  assert.equal(shop.provider.payments.size, 1);
  shop.provider.pay(sessionOf(first.orderId));
  await assert.rejects(pay(shop, 3, 'key'), { code: 'ALREADY_PAID', status: 409 });
  assert.equal((await readOrder(shop.database, first.orderId))?.status, 'processing');

  const second = await pay(shop, 3, 'late');
  shop.pass(paymentTimeout);
  await assert.rejects(pay(shop, 3, 'late'), { code: 'ORDER_CANCELLED', status: 409 });
  await shop.provider.close(sessionOf(second.orderId));
  await assert.rejects(pay(shop, 3, 'late'), { code: 'ORDER_CANCELLED', status: 409 });
  assert.equal(await stockOf(shop.database), 7);
});

Deno.test('twenty at once with one key are one payment', async () => {
  await using shop = await openOrderShop();
  const placed = await Promise.all(Array.from({ length: 20 }, () => pay(shop, 3, 'key')));
  assert.equal(new Set(placed.map(({ sessionUrl }) => sessionUrl)).size, 1);
  assert.equal(await stockOf(shop.database), 7);
});

Deno.test('when the provider fails, the order is cancelled and its key is free again', async () => {
  await using shop = await openOrderShop();
  shop.provider.down = true;
  await assert.rejects(pay(shop, 3, 'key'), {
    status: 503,
    message: 'Có lỗi xảy ra khi đặt hàng',
  });
  assert.equal(await stockOf(shop.database), 10);
  assert.equal(await shop.database.read.$count(orders, eq(orders.status, 'cancelled')), 1);
  assert.ok(shop.lines.some(({ message }) => message === 'payment not opened'));
  shop.provider.down = false;
  assert.ok((await pay(shop, 3, 'key')).sessionUrl);
  assert.equal(await stockOf(shop.database), 7);
});

Deno.test('a provider that fails a repeated request leaves the open payment alone', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop, 3, 'key');
  shop.provider.down = true;
  await assert.rejects(pay(shop, 3, 'key'), { name: 'PaymentError' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  assert.equal(await stockOf(shop.database), 7);
});

Deno.test('a payment that opens after its order was cancelled is closed and given to nobody', async () => {
  await using shop = await openOrderShop();
  const { opening, opened } = holdUpOpening(shop);
  const placing = pay(shop);
  await opening.promise;
  shop.pass(paymentTimeout);
  assert.deepEqual(await expireUnpaid(shop.parts), { cancelled: 1, paid: 0, left: 0 });
  opened.resolve();
  await assert.rejects(placing, { code: 'ORDER_CANCELLED' });
  assert.deepEqual([...shop.provider.payments.values()].map(({ state }) => state), ['closed']);
  assert.equal(await stockOf(shop.database), 10);
});

Deno.test('a request that fails leaves the payment alone that its repetition has opened', async () => {
  await using shop = await openOrderShop();
  const { opening, opened: failing } = holdUpOpening(shop);
  const first = pay(shop, 3, 'key');
  await opening.promise;
  shop.provider.beforeOpen = () => Promise.resolve();
  const { orderId } = await pay(shop, 3, 'key');
  failing.reject(new PaymentError('no answer'));
  await assert.rejects(first, { status: 503 });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  assert.equal(await stockOf(shop.database), 7);
});

Deno.test('a repeated request that comes to its end after the payment does not close it', async () => {
  await using shop = await openOrderShop();
  const { opening, opened } = holdUpOpening(shop);
  const slow = pay(shop, 3, 'key');
  await opening.promise;
  shop.provider.beforeOpen = () => Promise.resolve();
  const { orderId } = await pay(shop, 3, 'key');
  shop.provider.pay(sessionOf(orderId));
  await settlePayment(shop.parts, sessionOf(orderId));
  opened.resolve();
  await assert.rejects(slow, { code: 'ALREADY_PAID' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.deepEqual(shop.lines, []);
});

Deno.test('money for a cancelled order is recorded and reported, and revives nothing', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await pay(shop);
  await shop.database.batch((db) => [
    db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId)),
  ]);
  shop.provider.pay(sessionOf(orderId));
  assert.equal(await settlePayment(shop.parts, sessionOf(orderId)), 'cancelled');
  await settlePayment(shop.parts, sessionOf(orderId));
  const order = await readOrder(shop.database, orderId);
  assert.deepEqual([order?.status, order?.paidAt], ['cancelled', shop.parts.clock()]);
  assert.deepEqual(shop.lines, [
    { level: 'error', message: 'a cancelled order was paid: give the money back' },
  ]);
  assert.equal(await shop.database.read.$count(mails), 0);
});

Deno.test('an order whose time is over frees its stock before its customer orders anew', async () => {
  await using shop = await openOrderShop();
  const request = orderRequest({ 'sample-0': 10 });
  const order = (idempotencyKey: string) =>
    placeOrder(shop.parts, { userId: 'an', request, payment: 'card', idempotencyKey });
  const { orderId } = await order('k-1');
  shop.pass(paymentTimeout + 1);
  await assert.rejects(order('k-1'), /quá hạn thanh toán/);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.ok((await order('k-2')).orderId);
});
