import { setStatus } from '../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { products } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { orderRequest, readOrder } from './testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

Deno.test('POST /placecod places an order', async () => {
  await using api = await openTestShop();
  const placed = await api.post('order/placecod', orderRequest(), { as: 'an' });
  assert.deepEqual([placed.status, placed.body], [200, {
    success: true,
    orderId: placed.body.orderId,
    code: placed.body.code,
    status: 'processing',
    message: 'Đặt hàng thành công! Email xác nhận đã được gửi.',
  }]);
});

Deno.test('POST /placed returns the order of a key to its customer until it is cancelled', async () => {
  await using api = await openTestShop();
  const headers = { 'Idempotency-Key': 'k-1' };
  const placed = async (as: string, key = 'k-1') =>
    (await api.post('order/placed', {}, { as, headers: { 'Idempotency-Key': key } })).body.placed;
  assert.equal(await placed('an'), null);
  const { body } = await api.post('order/placecod', orderRequest(), { as: 'an', headers });
  assert.deepEqual(await placed('an'), {
    orderId: body.orderId,
    payment: 'cod',
    status: 'processing',
  });
  assert.equal(await placed('an', 'k-2'), null);
  assert.equal(await placed('binh'), null);
  assert.equal((await api.post('order/placed', {}, { as: 'an' })).status, 422);
  assert.equal((await api.post('order/placed', {}, { headers })).status, 401);
  await setStatus(api.deps, body.orderId, 'cancelled');
  assert.equal(await placed('an'), null);
  const again = await api.post('order/placecod', orderRequest(), { as: 'an', headers });
  assert.deepEqual([again.status, again.body.code], [409, 'ORDER_CANCELLED']);
});

Deno.test('POST /place returns the address of the payment, and /verify its result', async () => {
  await using api = await openTestShop();
  const { body } = await api.post('order/place', orderRequest(), { as: 'an' });
  const { success, orderId, session_url } = body;
  assert.deepEqual([success, session_url], [true, `https://pay.example/session-of-${orderId}`]);
  const verify = async (success: unknown, as?: string) =>
    (await api.post('order/verify', { success, orderId }, { as })).body.success;
  assert.equal(await verify('true', 'an'), false);
  assert.equal(await verify('false'), false);
  assert.equal((await readOrder(api.database, orderId))?.status, 'awaiting-payment');
  api.provider.pay(`session-of-${orderId}`);
  assert.equal(await verify(true), true);
  assert.equal(await verify('true', 'an'), true);
});

Deno.test('POST /place is forbidden if card payments are off', async () => {
  await using api = await openTestShop({ cardPayments: false });
  const { status, body } = await api.post('order/place', orderRequest(), { as: 'an' });
  assert.deepEqual([status, body.code], [403, 'FORBIDDEN']);
  assert.equal(await api.database.read.$count(orders), 0);
});

Deno.test('placing and cancelling require a session', async () => {
  await using api = await openTestShop();
  for (const as of [undefined, 'x'.repeat(43), 'nonsense']) {
    for (const path of ['order/placecod', 'order/place']) {
      const { status, body } = await api.post(path, orderRequest(), { as });
      assert.deepEqual([status, body.code], [401, 'UNAUTHENTICATED'], path);
    }
  }
  const { body } = await api.post('order/place', orderRequest(), { as: 'an' });
  for (const [as, status] of [[undefined, 200], ['binh', 404]] as const) {
    const cancellation = { success: false, orderId: body.orderId };
    assert.equal((await api.post('order/verify', cancellation, { as })).status, status);
  }
  assert.equal((await readOrder(api.database, body.orderId))?.status, 'awaiting-payment');
});

Deno.test('a user id, status or payment method in the body is ignored', async () => {
  await using api = await openTestShop();
  const forged = { ...orderRequest(), userId: 'binh', status: 'delivered', payment: 'card' };
  const { body } = await api.post('order/placecod', forged, { as: 'an' });
  const order = await readOrder(api.database, body.orderId);
  assert.deepEqual([order?.userId, order?.status, order?.payment], ['an', 'processing', 'cod']);
});

Deno.test('a conflict lists the changes line by line', async () => {
  await using api = await openTestShop();
  await api.database.batch((
    db,
  ) => [db.update(products).set({ price: 300_000, originalPrice: null, stock: 1 })]);
  const { status, body } = await api.post('order/placecod', orderRequest({ 'sample-0': 2 }), {
    as: 'an',
  });
  assert.equal(status, 409);
  assert.deepEqual(body, {
    success: false,
    code: 'PRICE_CHANGED',
    message: 'Giá của “Vòng tay đá số 0” hiện là 300.000 VNĐ, vui lòng kiểm tra lại.',
    issues: [
      { path: 'items.sample-0.price', message: 'Giá hiện tại: 300.000 VNĐ.' },
      { path: 'items.sample-0.stock', message: 'Chỉ còn 1 sản phẩm.' },
      { path: 'amount', message: 'Tổng tiền hiện tại: 310.000 VNĐ.' },
    ],
    changes: [{ id: 'sample-0', name: 'Vòng tay đá số 0', price: 300_000, stock: 1 }],
    amount: 310_000,
  });
});

Deno.test('an account orders 20 times an hour, and 50 times at once within days', async () => {
  await using api = await openTestShop({ rateLimit: true });
  const request = { ...orderRequest(), amount: 1 };
  const accepted = [];
  for (let hour = 0; hour < 24; hour += 1) {
    let count = 0;
    const place = async () => (await api.post('order/placecod', request, { as: 'an' })).status;
    while (await place() === 409) count += 1;
    accepted.push(count);
    api.advance(60 * 60_000);
  }
  assert.deepEqual(accepted.slice(0, 2), [20, 20]);
  const total = accepted.reduce((sum, count) => sum + count, 0);
  assert.ok(total >= 90 && total <= 100, `${accepted}`);
});

Deno.test('requests about one payment ask the provider 30 times an hour at most', async () => {
  await using api = await openTestShop({ rateLimit: true });
  const { body: { orderId } } = await api.post('order/place', orderRequest(), { as: 'an' });
  let calls = 0;
  api.provider.beforeResult = () => Promise.resolve(void (calls += 1));
  const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => {
    const from = `198.51.100.${index}`;
    return api.post('order/verify', { success: true, orderId }, { from });
  }));
  assert.equal(replies.filter(({ status }) => status === 429).length, 10);
  assert.equal(calls, 30);
});

Deno.test('a repeated Idempotency-Key returns the same order; an invalid key is rejected', async () => {
  await using api = await openTestShop();
  const place = (key: string) =>
    api.post('order/placecod', orderRequest(), { as: 'an', headers: { 'Idempotency-Key': key } });
  const [one, two] = await Promise.all([place('a key'), place('a key')]);
  assert.equal(one.body.orderId, two.body.orderId);
  assert.equal((await place('k'.repeat(200))).status, 200);
  // Orders by phone, which the owner need not be told of, and cancelled ones have such keys.
  const reserved = ['staff:1', 'Staff:', 'released:1'];
  for (const key of ['', 'k'.repeat(201), 'kh\u00f3a', 'a\tb', ...reserved]) {
    assert.equal((await place(key)).status, 422, key);
  }
});

Deno.test('an unavailable provider results in 503, and the order is not kept', async () => {
  await using api = await openTestShop();
  const { body } = await api.post('order/place', orderRequest(), { as: 'an' });
  api.provider.down = true;
  const placed = await api.post('order/place', orderRequest(), { as: 'an' });
  assert.deepEqual([placed.status, placed.body], [503, {
    success: false,
    message: 'Có lỗi xảy ra khi đặt hàng',
    code: 'UNAVAILABLE',
  }]);
  const verification = { success: true, orderId: body.orderId };
  assert.equal((await api.post('order/verify', verification, { as: 'an' })).status, 503);
});

Deno.test('an invalid order or verification is rejected', async () => {
  await using api = await openTestShop();
  const { status, body } = await api.post('order/placecod', { ...orderRequest(), items: [] }, {
    as: 'an',
  });
  assert.deepEqual([status, body.code, body.message], [
    422,
    'BROKEN_RULE',
    'Giỏ hàng của bạn đang trống!',
  ]);
  for (const input of [{}, { success: 'maybe', orderId: 'x' }, { success: true }, []]) {
    assert.equal((await api.post('order/verify', input)).status, 422);
  }
  const untyped = { method: 'POST', as: 'an', body: '{}' };
  for (const path of ['placecod', 'place', 'verify']) {
    assert.equal((await api.fetch(`/api/order/${path}`, untyped)).status, 415);
  }
});
