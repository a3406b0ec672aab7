import assert from 'node:assert/strict';
import { decodeVietQr } from '../payments/vietqr/decode-vietqr.ts';
import {
  fillCart,
  orderRequest,
  readCart,
  readOrder,
  readStock,
  sampleAccount,
} from './testing/order-fixtures.ts';
import { orders } from '../db/schema/order-tables.ts';
import { beforeWrite } from '../testing/before-write.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { savePromo } from './promo/save-promo.ts';
import { placeOrder } from './place-order.ts';

const hour = 60 * 60_000;

Deno.test('POST /placetransfer replies with the transfer, and places the order once', async () => {
  await using shop = await openTestShop();
  await fillCart(shop.database, 'an', { 'sample-0': 2 });
  const request = orderRequest({ 'sample-0': 2 });
  const options = { as: 'an', headers: { 'Idempotency-Key': 'one' } };
  const { status, body } = await shop.post('order/placetransfer', request, options);
  assert.equal(status, 200);
  const { orderId, code, transfer, ...rest } = body;
  const reference = `TA${code}`;
  assert.deepEqual(rest, {
    success: true,
    status: 'awaiting-transfer',
    message: 'Đặt hàng thành công! Email xác nhận đã được gửi.',
  });
  const { hours: _, depositFrom: __, depositAmount: ___, ...account } = sampleAccount;
  const { payload, ...fields } = transfer;
  assert.deepEqual(fields, {
    ...account,
    ...{ amount: 510_000, reference, expiresAt: shop.deps.clock() + 24 * hour },
  });
  const { service: ____, ...decoded } = decodeVietQr(payload);
  assert.deepEqual(decoded, {
    ...{ bin: account.bank, account: account.account, amount: 510_000, purpose: reference },
  });
  const again = await shop.post('order/placetransfer', request, options);
  assert.deepEqual([again.status, again.body], [status, body]);
  assert.equal(await readStock(shop.database), 8);
  assert.deepEqual(await readCart(shop.database, 'an'), {});
  const listed = (await shop.post('order/userorders', {}, { as: 'an' })).body.data[0];
  assert.deepEqual([listed._id, listed.code, listed.status, listed.payment], [
    ...[orderId, code, 'Chờ chuyển khoản', 'transfer'],
  ]);
});

Deno.test('an order of which a promo code leaves nothing to pay is prepared, however it is paid', async () => {
  await using shop = await openTestShop({
    shipping: () => Promise.resolve({ fee: 10_000, freeFrom: 100_000 }),
  });
  await runAsOwner(shop.deps, savePromo, { code: 'QUA', kind: 'amount', value: 250_000 });
  const request = { ...orderRequest(), promoCode: 'QUA', amount: 0 };
  for (const path of ['placetransfer', 'place', 'placecod']) {
    const options = { as: 'an', headers: { 'Idempotency-Key': path } };
    const { status, body } = await shop.post(`order/${path}`, request, options);
    assert.deepEqual([status, body.status, body.transfer], [200, 'processing', undefined], path);
    const again = await shop.post(`order/${path}`, request, options);
    assert.deepEqual([again.status, again.body], [status, body]);
  }
  assert.equal(shop.provider.payments.size, 0);
});

Deno.test('POST /placetransfer is refused without an account, a session or a valid body', async () => {
  await using shop = await openTestShop({
    transferAccount: () => Promise.resolve(undefined),
  });
  const request = orderRequest();
  const place = (body: unknown, options = {}) => shop.post('order/placetransfer', body, options);
  assert.equal((await place(request)).status, 401);
  assert.equal((await place({}, { as: 'an' })).status, 422);
  const { status, body } = await place(request, { as: 'an' });
  assert.deepEqual([status, body.code, body.message], [
    403,
    'FORBIDDEN',
    'Cửa hàng hiện chưa nhận thanh toán bằng chuyển khoản.',
  ]);
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('an order that waits for a transfer is replaced by the next one', async () => {
  await using shop = await openTestShop();
  const request = orderRequest({ 'sample-0': 10 });
  const place = (payment: 'transfer' | 'card') =>
    placeOrder(shop.deps, { userId: 'an', request, payment });
  const [first, second] = [await place('transfer'), await place('transfer')];
  assert.equal((await readOrder(shop.database, first.orderId))?.status, 'cancelled');
  await place('card');
  assert.equal((await readOrder(shop.database, second.orderId))?.status, 'cancelled');
  assert.equal(await readStock(shop.database), 0);
});

Deno.test('an order whose transfer the customer claims while the next one is placed stays', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const order = { userId: 'an', request: orderRequest(), payment: 'transfer' } as const;
  const { orderId } = await placeOrder(deps, order);
  const late = beforeWrite(deps, (db) => [db.update(orders).set({ claimedAt: deps.clock() })]);
  await placeOrder(late, order);
  assert.equal((await readOrder(database, orderId))?.status, 'awaiting-transfer');
  assert.equal(await readStock(database), 8);
});

Deno.test('a repeated request for an order past its deadline ends it', async () => {
  await using shop = await openTestShop();
  const input = {
    userId: 'an',
    request: orderRequest(),
    payment: 'transfer' as const,
    idempotencyKey: 'one',
  };
  await placeOrder(shop.deps, input);
  shop.advance(24 * hour);
  await assert.rejects(placeOrder(shop.deps, input), { code: 'ORDER_CANCELLED' });
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('an order above a limit waits for the owner, and is not paid by transfer', async () => {
  const none = { quantity: 0, amount: 0, openOrders: 0 };
  const limits = {
    ...{ newCustomer: none, knownCustomer: none },
    ...{ shares: false, confirmationTimeout: hour },
  };
  await using shop = await openTestShop({ orderLimits: () => Promise.resolve(limits) });
  const { body } = await shop.post('order/placetransfer', orderRequest(), { as: 'an' });
  assert.deepEqual([body.status, 'transfer' in body], ['awaiting-confirmation', false]);
  assert.equal((await readOrder(shop.database, body.orderId))?.payment, 'cod');
});
