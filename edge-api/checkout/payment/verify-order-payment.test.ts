import assert from 'node:assert/strict';
import { placeOrder } from '../place-order.ts';
import { reconcilePayment } from '../../orders/reconcile-payment.ts';
import { orderRequest, readOrder, readStock } from '../testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { verifyOrderPayment } from './verify-order-payment.ts';

const place = async ({ deps }: TestShop, payment: 'cod' | 'card') => {
  const { orderId } = await placeOrder(deps, { userId: 'an', request: orderRequest(), payment });
  return orderId;
};

Deno.test('verifyOrderPayment() checks "success" with the provider', async () => {
  await using shop = await openTestShop();
  const orderId = await place(shop, 'card');
  const verify = (userId: string | undefined) =>
    verifyOrderPayment(shop.deps, { orderId, success: true, userId });
  assert.equal(await verify('an'), false);
  assert.equal(await verify(undefined), false);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  shop.provider.pay(`session-of-${orderId}`);
  assert.equal(await verify(undefined), true);
  assert.equal(await verify('an'), true);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
});

Deno.test('verifyOrderPayment() cancels an unpaid order for its customer and returns the stock once', async () => {
  await using shop = await openTestShop();
  const orderId = await place(shop, 'card');
  const cancel = () => verifyOrderPayment(shop.deps, { orderId, success: false, userId: 'an' });
  assert.deepEqual(await Promise.all([cancel(), cancel(), cancel()]), [false, false, false]);
  assert.equal((await readOrder(shop.database, orderId))?.status, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
  assert.throws(() => shop.provider.pay(`session-of-${orderId}`));
});

Deno.test('verifyOrderPayment() does not cancel a paid order', async () => {
  await using shop = await openTestShop();
  const orderId = await place(shop, 'card');
  shop.provider.pay(`session-of-${orderId}`);
  assert.equal(
    await verifyOrderPayment(shop.deps, { orderId, success: false, userId: 'an' }),
    true,
  );
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
  assert.equal(
    await verifyOrderPayment(shop.deps, { orderId, success: false, userId: 'an' }),
    true,
  );
});

Deno.test('verifyOrderPayment() does not cancel an order for visitors and other customers', async () => {
  await using shop = await openTestShop();
  const orderId = await place(shop, 'card');
  assert.equal(
    await verifyOrderPayment(shop.deps, { orderId, success: false, userId: undefined }),
    false,
  );
  const other = { orderId, success: false, userId: 'binh' };
  await assert.rejects(verifyOrderPayment(shop.deps, other), { code: 'NOT_FOUND' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
  assert.equal(await readStock(shop.database), 9);
});

Deno.test('verifyOrderPayment() does not find the orders of other customers, paid or not', async () => {
  await using shop = await openTestShop();
  const [card, cod] = [await place(shop, 'card'), await place(shop, 'cod')];
  shop.provider.pay(`session-of-${card}`);
  const verify = (orderId: string, userId?: string) =>
    verifyOrderPayment(shop.deps, { orderId, success: true, userId });
  for (const id of [card, cod, 'nothing', '']) {
    await assert.rejects(verify(id, 'binh'), { key: 'NOT_FOUND.order' });
  }
  await assert.rejects(verify(cod), { code: 'NOT_FOUND' });
  assert.equal((await readOrder(shop.database, card))?.status, 'awaiting-payment');
});

Deno.test('verifyOrderPayment() confirms an order that is paid on delivery to its customer', async () => {
  await using shop = await openTestShop();
  const orderId = await place(shop, 'cod');
  for (const success of [true, false]) {
    assert.equal(await verifyOrderPayment(shop.deps, { orderId, success, userId: 'an' }), true);
  }
  assert.equal((await readOrder(shop.database, orderId))?.status, 'processing');
});

Deno.test('a payment confirms its own order only', async () => {
  await using shop = await openTestShop();
  const paid = await place(shop, 'card');
  shop.provider.pay(`session-of-${paid}`);
  await reconcilePayment(shop.deps, `session-of-${paid}`);
  const unpaid = await place(shop, 'card');
  assert.equal(
    await verifyOrderPayment(shop.deps, { orderId: unpaid, success: true, userId: 'an' }),
    false,
  );
});

Deno.test('verifyOrderPayment() changes nothing while the provider is unavailable', async () => {
  await using shop = await openTestShop();
  const orderId = await place(shop, 'card');
  shop.provider.down = true;
  for (const success of [true, false]) {
    await assert.rejects(verifyOrderPayment(shop.deps, { orderId, success, userId: 'an' }), {
      name: 'PaymentError',
    });
  }
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
});
