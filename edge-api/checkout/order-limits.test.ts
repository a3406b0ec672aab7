import { setStatus } from '../orders/testing/set-status.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import assert from 'node:assert/strict';
import { asc, eq } from 'drizzle-orm';
import { openDatabase } from '../db/open-database.ts';
import { cartLines } from '../db/schema/cart-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { mailsOf } from '../mail/testing/mails-of.ts';
import { reconcilePayment } from '../orders/reconcile-payment.ts';
import { placeOrder } from './place-order.ts';
import { fillCart, orderRequest, readOrder } from './testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

const limits = {
  newCustomer: { quantity: 5, amount: 3_000_000, openOrders: 3 },
  knownCustomer: { quantity: 20, amount: 20_000_000, openOrders: 10 },
  shares: false,
  confirmationTimeout: 24 * 60 * 60_000,
};

/** Opens a shop with limits, in which `binh` has received an order and `an` has not. */
async function openLimitedShop({ stock = 100 } = {}) {
  const api = await openTestShop({
    orderLimits: () => Promise.resolve(limits),
    products: sampleProducts(3, { stock: stock + 1 }),
  });
  const { body } = await api.post(
    'order/placecod',
    orderRequest({ 'sample-0': 1, 'sample-1': 1, 'sample-2': 1 }),
    { as: 'binh' },
  );
  await setStatus(api.deps, body.orderId, 'delivered');
  await api.database.batch((db) => [db.delete(mails)]);
  /** Orders on delivery and returns the status of the order. */
  const order = async (
    quantities: Record<string, number>,
    { as = 'an', price }: { as?: string; price?: number } = {},
  ) => {
    const { status, body } = await api.post(
      'order/placecod',
      orderRequest(quantities, { price }),
      { as },
    );
    assert.equal(status, 200, body.message);
    const row = await readOrder(api.database, body.orderId);
    return { id: body.orderId as string, status: row?.status, message: body.message as string };
  };
  const stocks = async () =>
    (await api.database.read.select({ stock: products.stock }).from(products).orderBy(
      asc(products.id),
    ))
      .map(({ stock }) => stock);
  return { ...api, order, stocks, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

Deno.test('an account without a delivered order cannot take the whole stock in one order', async () => {
  await using shop = await openLimitedShop({ stock: 10 });
  await fillCart(shop.database, 'an', { 'sample-0': 10 });
  const all = { 'sample-0': 10, 'sample-1': 10, 'sample-2': 10 };
  const { id, status, message } = await shop.order(all);
  assert.equal(status, 'awaiting-confirmation');
  assert.equal(
    message,
    'Đặt hàng thành công! Cửa hàng sẽ gọi điện cho bạn để xác nhận đơn hàng.',
  );
  assert.deepEqual(await shop.stocks(), [10, 10, 10]);
  assert.equal(await shop.database.read.$count(cartLines), 0);
  const row = await readOrder(shop.database, id);
  assert.equal(row?.expiresAt, shop.deps.clock() + limits.confirmationTimeout);
  const { body } = await shop.post('order/userorders', {}, { as: 'an' });
  assert.equal(body.data[0].status, 'Chờ xác nhận');
  const [mail] = await mailsOf(shop.database);
  for (const text of [mail?.text, mail?.html]) {
    assert.match(text ?? '', /Chúng tôi sẽ gọi điện cho bạn để xác nhận trước khi chuẩn bị hàng/);
    assert.match(text ?? '', /trước 07:00 ngày 02\/01\/2026, đơn hàng sẽ tự động hủy/);
  }
});

Deno.test('any number of orders of one account takes stock up to the limits only', async () => {
  await using shop = await openLimitedShop();
  for (let count = 0; count < 20; count += 1) await shop.order({ 'sample-0': 5 });
  for (let count = 0; count < 20; count += 1) {
    await shop.order({ 'sample-1': 2 }, { as: 'binh' });
  }
  assert.deepEqual(await shop.stocks(), [100 - 15, 100 - 20, 100]);
});

Deno.test('each limit is higher for an account with a delivered order, not for one with a verified address', async () => {
  await using shop = await openLimitedShop();
  const cases = [
    ['an', { 'sample-0': 5 }, 'processing'],
    ['an', { 'sample-0': 6 }, 'awaiting-confirmation'],
    ['an', { 'sample-0': 4, 'sample-1': 4, 'sample-2': 4 }, 'awaiting-confirmation'],
    ['binh', { 'sample-0': 20 }, 'processing'],
    ['binh', { 'sample-0': 21 }, 'awaiting-confirmation'],
  ] as const;
  for (const [as, quantities, status] of cases) {
    assert.equal((await shop.order(quantities, { as })).status, status, JSON.stringify(quantities));
  }
});

Deno.test('finished orders and paid ones do not count as open', async () => {
  await using shop = await openLimitedShop();
  const request = orderRequest();
  const paid = await placeOrder(shop.deps, { userId: 'an', request, payment: 'card' });
  shop.provider.pay(`session-of-${paid.orderId}`);
  await reconcilePayment(shop.deps, `session-of-${paid.orderId}`);
  const [first, second, third] = [
    await shop.order({ 'sample-0': 1 }),
    await shop.order({ 'sample-0': 1 }),
    await shop.order({ 'sample-0': 1 }),
  ];
  assert.equal(third.status, 'processing');
  const fourth = await shop.order({ 'sample-0': 1 });
  assert.equal(fourth.status, 'awaiting-confirmation');
  await setStatus(shop.deps, first.id, 'cancelled');
  await setStatus(shop.deps, fourth.id, 'cancelled');
  assert.equal((await shop.order({ 'sample-0': 1 })).status, 'processing');
  assert.equal((await shop.order({ 'sample-0': 1 })).status, 'awaiting-confirmation');
  await setStatus(shop.deps, second.id, 'delivered');
  assert.equal((await shop.order({ 'sample-0': 4 })).status, 'processing');
});

Deno.test('concurrent orders of one account cannot pass the limit together', async () => {
  await using shop = await openLimitedShop();
  const other = await openDatabase({ url: shop.url });
  const processes = [shop.deps, { ...shop.deps, database: other }];
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      placeOrder(processes[number % 2]!, {
        userId: 'an',
        request: orderRequest({ 'sample-0': 2 }),
        payment: 'cod',
      })),
  );
  await other.close();
  const accepted = placed.filter(({ status }) => status === 'processing');
  assert.deepEqual([accepted.length, placed.length], [3, 12]);
  assert.deepEqual(await shop.stocks(), [94, 100, 100]);
  assert.equal(await shop.database.read.$count(orders, eq(orders.status, 'processing')), 3);
});

Deno.test('a repeated key returns the waiting order, also when the limit allows it by then', async () => {
  await using shop = await openLimitedShop();
  const request = orderRequest({ 'sample-0': 6 });
  const place = () =>
    placeOrder(shop.deps, { userId: 'an', request, payment: 'cod', idempotencyKey: 'key' });
  const first = await place();
  await shop.database.batch((db) => [
    db.update(orders).set({ userId: 'an' }).where(eq(orders.status, 'delivered')),
  ]);
  assert.deepEqual(await place(), first);
  assert.equal(first.status, 'awaiting-confirmation');
  assert.equal(await shop.database.read.$count(orders, eq(orders.idempotencyKey, 'key')), 1);
});

Deno.test('an order above a limit is rejected for a changed price or missing stock like any other', async () => {
  await using shop = await openLimitedShop({ stock: 10 });
  const reply = async (quantity: number, price?: number) =>
    (await shop.post('order/placecod', orderRequest({ 'sample-0': quantity }, { price }), {
      as: 'an',
    })).body.code;
  assert.equal(await reply(11), 'OUT_OF_STOCK');
  assert.equal(await reply(6, 1_000), 'PRICE_CHANGED');
  assert.equal(await shop.database.read.$count(orders, eq(orders.userId, 'an')), 0);
});
