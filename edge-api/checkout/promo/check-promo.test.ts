import { setStatus } from '../../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { welcomeRule } from '../../contract/checkout/promo.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { PromoError } from '../../errors.ts';
import { checkPromo } from './check-promo.ts';
import { expireUnpaidOrders } from '../../orders/expire-orders.ts';
import { paymentTimeout, placeOrder } from '../place-order.ts';
import { fillCart, orderRequest, readOrder, readStock } from '../testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const welcome = orderRequest({ 'sample-0': 1 }, { promoCode: 'WELCOME10' });
const plain = orderRequest({ 'sample-0': 1 });

const place = ({ deps }: TestShop, request = welcome, userId = 'an') =>
  placeOrder(deps, { userId, request, payment: 'cod' });

/** Asserts that checking the code and placing an order fail with the same code, and returns it. */
async function rejectionFor(shop: TestShop, userId: string, promoCode = 'WELCOME10') {
  const before = await shop.database.read.$count(orders);
  const error = await checkPromo(shop.database, { userId, now: shop.deps.clock() }, promoCode)
    .catch((error) => error);
  await assert.rejects(place(shop, { ...welcome, promoCode }, userId), {
    constructor: PromoError,
    code: error.code,
  });
  assert.equal(await shop.database.read.$count(orders), before);
  return error.code;
}

Deno.test('WELCOME10 reduces the subtotal of a first order by 10 %', async () => {
  await using shop = await openTestShop();
  await fillCart(shop.database, 'an', { 'sample-0': 1, 'sample-1': 2 });
  assert.deepEqual(await checkPromo(shop.database, { userId: 'an', now: 0 }, ' welcome\u200b10 '), {
    code: 'WELCOME10',
    ...welcomeRule,
    discount: 75_000,
  });
  const { orderId } = await place(shop, { ...welcome, promoCode: 'welcome10' });
  const order = await readOrder(shop.database, orderId);
  assert.deepEqual(
    [order?.subtotal, order?.discount, order?.shipping, order?.amount, order?.promoCode],
    [250_000, 25_000, 10_000, 235_000, 'WELCOME10'],
  );
});

Deno.test('an unknown code, a visitor and an unverified address have different error codes', async () => {
  await using shop = await openTestShop();
  for (const code of ['', 'WELCOME', 'WELCOME100', "' or 1=1", '__proto__']) {
    await assert.rejects(checkPromo(shop.database, { userId: 'an', now: 0 }, code), {
      code: 'PROMO_UNKNOWN',
    }, code);
  }
  assert.equal(await rejectionFor(shop, 'an', 'SUMMER'), 'PROMO_UNKNOWN');
  await assert.rejects(checkPromo(shop.database, { userId: undefined, now: 0 }, 'WELCOME10'), {
    constructor: PromoError,
    code: 'PROMO_NEEDS_LOGIN',
  });
  await shop.database.batch((db) => [
    db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, 'an')),
  ]);
  assert.equal(await rejectionFor(shop, 'an'), 'PROMO_NEEDS_VERIFIED_EMAIL');
});

Deno.test('the code is valid once, and only for a first order', async () => {
  await using shop = await openTestShop();
  await place(shop);
  assert.equal(await rejectionFor(shop, 'an'), 'PROMO_USED');
  await place(shop, plain, 'binh');
  assert.equal(await rejectionFor(shop, 'binh'), 'PROMO_NOT_FIRST');
});

Deno.test('a mailbox uses the code once, whatever tags its addresses have', async () => {
  await using shop = await openTestShop({ customers: ['an', 'an+1', 'an+2', 'anh', 'an,1'] });
  const setUser = (id: string, user: Partial<typeof users.$inferInsert>) =>
    shop.database.batch((db) => [db.update(users).set(user).where(eq(users.id, id))]);
  // Anybody can register with a tag that the owner of the mailbox does not use.
  await setUser('an+2', { emailVerifiedAt: null });
  await place(shop, plain, 'an+2');
  const { orderId } = await place(shop, welcome, 'an+1');
  assert.equal(await rejectionFor(shop, 'an'), 'PROMO_USED');
  await setStatus(shop.deps, orderId, 'cancelled');
  await place(shop, plain, 'an+1');
  assert.equal(await rejectionFor(shop, 'an'), 'PROMO_NOT_FIRST');
  await setUser('an', { emailKey: 'an@example.org' });
  for (const id of ['an', 'anh', 'an,1']) assert.ok((await place(shop, welcome, id)).orderId, id);
});

Deno.test('the use of the code by another customer does not invalidate it', async () => {
  await using shop = await openTestShop();
  await place(shop, welcome, 'binh');
  assert.ok((await place(shop, welcome, 'an')).orderId);
});

Deno.test('a cancelled order makes the code valid again', async () => {
  await using shop = await openTestShop();
  const { orderId } = await place(shop);
  await setStatus(shop.deps, orderId, 'cancelled');
  assert.ok((await place(shop)).orderId);
});

Deno.test('an unpaid card order blocks the code until it expires', async () => {
  await using shop = await openTestShop();
  await placeOrder(shop.deps, { userId: 'an', request: welcome, payment: 'card' });
  assert.equal(await rejectionFor(shop, 'an'), 'PROMO_USED');
  shop.advance(paymentTimeout);
  await expireUnpaidOrders(shop.deps);
  assert.ok((await place(shop)).orderId);
});

Deno.test('one of twenty concurrent orders with the code succeeds', async () => {
  await using shop = await openTestShop();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => place(shop)));
  const errors = results.flatMap((result) => result.status === 'rejected' ? [result.reason] : []);
  assert.equal(errors.length, 19);
  assert.deepEqual(new Set(errors.map(({ code }) => code)), new Set(['PROMO_USED']));
  assert.equal(await shop.database.read.$count(orders), 1);
  assert.equal(await readStock(shop.database), 9);
});

Deno.test('of two concurrent first orders, the code is accepted only if its order is inserted first', async () => {
  for (let round = 0; round < 5; round += 1) {
    await using shop = await openTestShop();
    const [withoutCode, withCode] = await Promise.allSettled([place(shop, plain), place(shop)]);
    assert.equal(withoutCode.status, 'fulfilled');
    if (withCode.status === 'rejected') assert.equal(withCode.reason.code, 'PROMO_NOT_FIRST');
    const rows = await shop.database.read.select().from(orders).orderBy(sql`rowid`);
    assert.ok(rows.slice(1).every(({ promoCode }) => promoCode === null));
  }
});

Deno.test('an invented discount is rejected with the correct amount', async () => {
  await using shop = await openTestShop();
  await assert.rejects(place(shop, { ...plain, amount: welcome.amount }), {
    code: 'PRICE_CHANGED',
    details: { changes: [], amount: plain.amount },
  });
  await assert.rejects(place(shop, { ...welcome, amount: 1 }), {
    code: 'PRICE_CHANGED',
    details: { changes: [], amount: welcome.amount },
  });
});
