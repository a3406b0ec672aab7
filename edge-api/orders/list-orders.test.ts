import { setStatus } from '../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { listOrders } from './list-orders.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

Deno.test('listOrders() sorts orders newest first, also within a millisecond, with their items', async () => {
  await using shop = await openTestShop();
  const place = async (quantities: Record<string, number>, payment: 'cod' | 'card' = 'cod') => {
    const request = orderRequest(quantities);
    return await placeOrder(shop.deps, { userId: 'an', request, payment });
  };
  const first = await place({ 'sample-2': 1, 'sample-0': 2 });
  const second = await place({ 'sample-1': 1 }, 'card');
  shop.advance(1_000);
  const third = await place({ 'sample-1': 3 });
  await setStatus(shop.deps, first.orderId, 'shipping');
  const { firstName, lastName, phone, street, ward, district, city } = orderRequest().address;
  const address = { firstName, lastName, phone, street, ward, district, city };
  const line = (number: number, quantity: number) => ({
    productId: `sample-${number}`,
    name: `Vòng tay đá số ${number}`,
    quantity,
    price: 250_000,
    image: 'vong-tay.webp',
  });
  assert.deepEqual((await listOrders(shop.database, 'an', { limit: 100 })).data, [
    {
      _id: third.orderId,
      code: third.code,
      items: [line(1, 3)],
      amount: 760_000,
      date: '2026-01-01T00:00:01.000Z',
      status: 'Đang xử lý',
      payment: 'cod',
      address,
    },
    {
      _id: second.orderId,
      code: second.code,
      items: [line(1, 1)],
      amount: 260_000,
      date: '2026-01-01T00:00:00.000Z',
      status: 'Chờ thanh toán',
      payment: 'card',
      address,
    },
    {
      _id: first.orderId,
      code: first.code,
      items: [line(2, 1), line(0, 2)],
      amount: 760_000,
      date: '2026-01-01T00:00:00.000Z',
      status: 'Đang giao hàng',
      payment: 'cod',
      address,
    },
  ]);
});

Deno.test('listOrders() omits the orders of other users', async () => {
  await using shop = await openTestShop();
  await placeOrder(shop.deps, { userId: 'an', request: orderRequest(), payment: 'cod' });
  assert.deepEqual(await listOrders(shop.database, 'binh', { limit: 100 }), { data: [] });
});

Deno.test('listOrders() returns pages that cover every order once, also within a millisecond', async () => {
  await using shop = await openTestShop();
  for (let count = 0; count < 7; count += 1) {
    if (count === 3) shop.advance(1);
    const quantities = { [`sample-${count % 3}`]: 1 };
    await placeOrder(shop.deps, {
      userId: 'an',
      request: orderRequest(quantities),
      payment: 'cod',
    });
  }
  await placeOrder(shop.deps, { userId: 'binh', request: orderRequest(), payment: 'cod' });
  const { data } = await listOrders(shop.database, 'an', { limit: 100 });
  assert.equal(data.length, 7);
  for (const limit of [1, 2, 3, 7, 8]) {
    const listed = [];
    let before: string | undefined;
    do {
      const page = await listOrders(shop.database, 'an', { before, limit });
      assert.ok(page.data.length > 0 && page.data.length <= limit);
      listed.push(...page.data);
      before = page.next;
    } while (before);
    assert.deepEqual(listed, data, `pages of ${limit}`);
  }
  const [foreign] = (await listOrders(shop.database, 'binh', { limit: 100 })).data;
  for (const before of ['none', foreign!._id]) {
    assert.deepEqual(await listOrders(shop.database, 'an', { before, limit: 2 }), { data: [] });
  }
});
