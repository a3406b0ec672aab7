import assert from 'node:assert/strict';
import { amountLimit } from '../../contract/checkout/order.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orderRequest } from '../testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';

Deno.test('POST /api/cart/promo returns the discount of a code, or the reason why it is rejected', async () => {
  await using api = await openTestShop();
  const { status, body } = await api.post('cart/promo', { code: 'welcome10' }, { as: 'an' });
  assert.deepEqual([status, body], [200, {
    success: true,
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    percent: 10,
    minimum: 0,
    effect: 'giảm 10% tiền hàng',
    discount: 0,
    message: 'Đã áp dụng mã WELCOME10: giảm 10% tiền hàng.',
  }]);
  const rejectionOf = async (code: unknown, as?: string) => {
    const { status, body } = await api.post('cart/promo', { code }, { as });
    return `${status} ${body.code}`;
  };
  assert.equal(await rejectionOf('SUMMER', 'an'), '422 PROMO_UNKNOWN');
  assert.equal(await rejectionOf('WELCOME10'), '422 PROMO_NEEDS_LOGIN');
  assert.equal(await rejectionOf('WELCOME10', 'x'.repeat(43)), '401 UNAUTHENTICATED');
  assert.equal(await rejectionOf(' ', 'an'), '422 BROKEN_RULE');
  assert.equal(await rejectionOf(10, 'an'), '422 BROKEN_RULE');
});

Deno.test('a code is checked for a cart that is worth more than an order may be', async () => {
  await using api = await openTestShop();
  await api.database.batch((db) => [db.update(products).set({ price: 1e12, originalPrice: null })]);
  await api.post('cart/batch-update', { items: { 'sample-0': 9_999 } }, { as: 'an' });
  const { status, body } = await api.post('cart/promo', { code: 'welcome10' }, { as: 'an' });
  assert.deepEqual([status, body.discount], [200, amountLimit / 10]);
});

Deno.test('a network tries 60 unknown codes an hour, and codes that exist do not count', async () => {
  await using api = await openTestShop({ rateLimit: true });
  const statusOf = async (code: string, from?: string) =>
    (await api.post('cart/promo', { code }, { as: 'an', from })).status;
  for (let count = 0; count < 70; count += 1) assert.equal(await statusOf('welcome10'), 200);
  const tried = [];
  for (let count = 0; count < 61; count += 1) tried.push(await statusOf(`TET${count}`));
  assert.deepEqual([new Set(tried.slice(0, 60)), tried.at(-1)], [new Set([422]), 429]);
  assert.equal(await statusOf('welcome10'), 429, 'no guess is confirmed any more');
  assert.equal(await statusOf('welcome10', '203.0.113.9'), 200);
});

Deno.test('unknown codes of orders count towards the same limit, and known ones do not', async () => {
  await using api = await openTestShop({ rateLimit: true });
  const check = async (code: string) =>
    (await api.post('cart/promo', { code }, { as: 'an' })).status;
  // Its price is outdated, so that no order is placed.
  const order = async (promoCode: string) => {
    const request = orderRequest({ 'sample-0': 1 }, { price: 1, promoCode });
    return (await api.post('order/placecod', request, { as: 'an' })).body.code;
  };
  for (let count = 0; count < 50; count += 1) assert.equal(await check(`TET${count}`), 422);
  for (let count = 0; count < 5; count += 1) {
    assert.equal(await order('WELCOME10'), 'PRICE_CHANGED');
  }
  for (let count = 0; count < 10; count += 1) {
    assert.equal(await order(`TET${count}`), 'PROMO_UNKNOWN');
  }
  for (const code of ['TET10', 'WELCOME10']) assert.equal(await order(code), 'RATE_LIMITED');
});
