import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { orders, users } from '../../db/schema.ts';
import { changeOrderStatus } from '../../orders/change-order-status.ts';
import { checkPromo } from './check-promo.ts';
import { expireUnpaid } from '../../orders/expire-unpaid.ts';
import { paymentTimeout, placeOrder } from '../place-order.ts';
import {
  fillCart,
  openOrderShop,
  orderRequest,
  type OrderShop,
  readOrder,
  stockOf,
} from '../testing/order-shop.ts';

const welcome = orderRequest({ 'sample-0': 1 }, { promoCode: 'WELCOME10' });
const plain = orderRequest({ 'sample-0': 1 });

const place = ({ parts }: OrderShop, request = welcome, userId = 'an') =>
  placeOrder(parts, { userId, request, payment: 'cod' });

/** Both ways to the promo refuse with the same code. */
async function refusedFor(shop: OrderShop, userId: string, promoCode = 'WELCOME10') {
  const before = await shop.database.read.$count(orders);
  const error = await checkPromo(shop.database, userId, promoCode).catch((error) => error);
  await assert.rejects(place(shop, { ...welcome, promoCode }, userId), {
    code: error.code,
    status: 422,
  });
  assert.equal(await shop.database.read.$count(orders), before);
  return error.code;
}

Deno.test('WELCOME10 takes 10 % off the goods of a first order', async () => {
  await using shop = await openOrderShop();
  await fillCart(shop.database, 'an', { 'sample-0': 1, 'sample-1': 2 });
  assert.deepEqual(await checkPromo(shop.database, 'an', ' welcome10 '), {
    code: 'WELCOME10',
    percent: 10,
    discount: 75_000,
  });
  const { orderId } = await place(shop, { ...welcome, promoCode: 'welcome10' });
  const order = await readOrder(shop.database, orderId);
  assert.deepEqual(
    [order?.subtotal, order?.discount, order?.shipping, order?.amount, order?.promoCode],
    [250_000, 25_000, 10_000, 235_000, 'WELCOME10'],
  );
});

Deno.test('a code that is none, a visitor and an address that is not confirmed are told apart', async () => {
  await using shop = await openOrderShop();
  for (const code of ['', 'WELCOME', 'WELCOME100', "' or 1=1", '__proto__']) {
    await assert.rejects(checkPromo(shop.database, 'an', code), { code: 'PROMO_UNKNOWN' }, code);
  }
  assert.equal(await refusedFor(shop, 'an', 'SUMMER'), 'PROMO_UNKNOWN');
  await assert.rejects(checkPromo(shop.database, undefined, 'WELCOME10'), {
    code: 'PROMO_NEEDS_LOGIN',
    status: 422,
    message: 'Vui lòng đăng nhập để dùng mã giảm giá.',
  });
  await shop.database.batch((db) => [
    db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, 'an')),
  ]);
  assert.equal(await refusedFor(shop, 'an'), 'PROMO_NEEDS_VERIFIED_EMAIL');
});

Deno.test('the code works once, and for a first order only', async () => {
  await using shop = await openOrderShop();
  await place(shop);
  assert.equal(await refusedFor(shop, 'an'), 'PROMO_USED');
  await place(shop, plain, 'binh');
  assert.equal(await refusedFor(shop, 'binh'), 'PROMO_NOT_FIRST');
});

Deno.test('someone else’s use of the code takes it from nobody', async () => {
  await using shop = await openOrderShop();
  await place(shop, welcome, 'binh');
  assert.ok((await place(shop, welcome, 'an')).orderId);
});

Deno.test('a cancelled order gives the code back', async () => {
  await using shop = await openOrderShop();
  const { orderId } = await place(shop);
  await changeOrderStatus(shop.parts, orderId, 'cancelled');
  assert.ok((await place(shop)).orderId);
});

Deno.test('an order by card that is not paid holds the code until its time is over', async () => {
  await using shop = await openOrderShop();
  await placeOrder(shop.parts, { userId: 'an', request: welcome, payment: 'card' });
  assert.equal(await refusedFor(shop, 'an'), 'PROMO_USED');
  shop.pass(paymentTimeout);
  await expireUnpaid(shop.parts);
  assert.ok((await place(shop)).orderId);
});

Deno.test('of twenty orders with the code at once, one gets it', async () => {
  await using shop = await openOrderShop();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => place(shop)));
  const refused = results.flatMap((result) => result.status === 'rejected' ? [result.reason] : []);
  assert.equal(refused.length, 19);
  assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(['PROMO_USED']));
  assert.equal(await shop.database.read.$count(orders), 1);
  assert.equal(await stockOf(shop.database), 9);
});

Deno.test('a first order without and one with the code at once: the code needs the first place', async () => {
  for (let round = 0; round < 5; round += 1) {
    await using shop = await openOrderShop();
    const [without, coded] = await Promise.allSettled([place(shop, plain), place(shop)]);
    assert.equal(without.status, 'fulfilled');
    if (coded.status === 'rejected') assert.equal(coded.reason.code, 'PROMO_NOT_FIRST');
    const written = await shop.database.read.select().from(orders).orderBy(sql`rowid`);
    assert.ok(written.slice(1).every(({ promoCode }) => promoCode === null));
  }
});

Deno.test('a discount of one’s own making is refused with the right amount', async () => {
  await using shop = await openOrderShop();
  await assert.rejects(place(shop, { ...plain, amount: welcome.amount }), {
    code: 'PRICE_CHANGED',
    details: { changes: [], amount: plain.amount },
  });
  await assert.rejects(place(shop, { ...welcome, amount: 1 }), {
    code: 'PRICE_CHANGED',
    details: { changes: [], amount: welcome.amount },
  });
});
