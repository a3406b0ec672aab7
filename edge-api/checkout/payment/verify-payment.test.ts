import assert from 'node:assert/strict';
import { placeOrder } from '../place-order.ts';
import { settlePayment } from '../../orders/reconcile-payment.ts';
import {
  openOrderShop,
  orderRequest,
  type OrderShop,
  readOrder,
  stockOf,
} from '../testing/order-shop.ts';
import { verifyPayment } from './verify-payment.ts';

const place = async ({ parts }: OrderShop, payment: 'cod' | 'card') => {
  const { orderId } = await placeOrder(parts, { userId: 'an', request: orderRequest(), payment });
  return orderId;
};

Deno.test('"success" alone proves nothing: the provider is asked', async () => {
  await using shop = await openOrderShop();
  const orderId = await place(shop, 'card');
  const verify = (userId: string | undefined) =>
    verifyPayment(shop.parts, { orderId, success: true, userId });
  assert.equal(await verify('an'), false);
  assert.equal(await verify(undefined), false);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  shop.provider.pay(`session-of-${orderId}`);
  assert.equal(await verify(undefined), true);
  assert.equal(await verify('an'), true);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
});

Deno.test('its customer gives a payment up: the order is cancelled and the stock is back, once', async () => {
  await using shop = await openOrderShop();
  const orderId = await place(shop, 'card');
  const give = () => verifyPayment(shop.parts, { orderId, success: false, userId: 'an' });
  assert.deepEqual(await Promise.all([give(), give(), give()]), [false, false, false]);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await stockOf(shop.database), 10);
  assert.throws(() => shop.provider.pay(`session-of-${orderId}`));
});

Deno.test('who has paid cannot give up by a wrong address', async () => {
  await using shop = await openOrderShop();
  const orderId = await place(shop, 'card');
  shop.provider.pay(`session-of-${orderId}`);
  assert.equal(await verifyPayment(shop.parts, { orderId, success: false, userId: 'an' }), true);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.equal(await verifyPayment(shop.parts, { orderId, success: false, userId: 'an' }), true);
});

Deno.test('nobody but its customer cancels an order', async () => {
  await using shop = await openOrderShop();
  const orderId = await place(shop, 'card');
  assert.equal(
    await verifyPayment(shop.parts, { orderId, success: false, userId: undefined }),
    false,
  );
  const other = { orderId, success: false, userId: 'binh' };
  await assert.rejects(verifyPayment(shop.parts, other), { code: 'NOT_FOUND' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  assert.equal(await stockOf(shop.database), 9);
});

Deno.test('someone else’s order is no order, paid or not', async () => {
  await using shop = await openOrderShop();
  const [card, cod] = [await place(shop, 'card'), await place(shop, 'cod')];
  shop.provider.pay(`session-of-${card}`);
  const ask = (orderId: string, userId?: string) =>
    verifyPayment(shop.parts, { orderId, success: true, userId });
  for (const id of [card, cod, 'nothing', '']) {
    await assert.rejects(ask(id, 'binh'), {
      code: 'NOT_FOUND',
      message: 'Không tìm thấy đơn hàng.',
    });
  }
  await assert.rejects(ask(cod), { code: 'NOT_FOUND' });
  assert.equal((await readOrder(shop.database, card))?.status, 'awaiting-payment');
});

Deno.test('an order that is paid on delivery stands for its customer', async () => {
  await using shop = await openOrderShop();
  const orderId = await place(shop, 'cod');
  for (const success of [true, false]) {
    assert.equal(await verifyPayment(shop.parts, { orderId, success, userId: 'an' }), true);
  }
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
});

Deno.test('a payment settles its own order and no other', async () => {
  await using shop = await openOrderShop();
  const [paid, unpaid] = [await place(shop, 'card'), await place(shop, 'card')];
  shop.provider.pay(`session-of-${paid}`);
  await settlePayment(shop.parts, `session-of-${paid}`);
  assert.equal(
    await verifyPayment(shop.parts, { orderId: unpaid, success: true, userId: 'an' }),
    false,
  );
});

Deno.test('while the provider is down, nothing is decided', async () => {
  await using shop = await openOrderShop();
  const orderId = await place(shop, 'card');
  shop.provider.down = true;
  for (const success of [true, false]) {
    await assert.rejects(verifyPayment(shop.parts, { orderId, success, userId: 'an' }), {
      name: 'PaymentError',
    });
  }
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
});
