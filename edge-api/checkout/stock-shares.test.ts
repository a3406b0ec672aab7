import { setStatus } from '../orders/testing/set-status.ts';
import assert from 'node:assert/strict';
import { asc, inArray, sql } from 'drizzle-orm';
import { openDatabase } from '../db/open-database.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { blockedPhones } from '../db/schema/customer-tables.ts';
import { orderOrigins } from '../db/schema/order-tables.ts';
import { changeOwnAddress } from '../orders/own/change-own-order.ts';
import { confirmByPhone } from '../orders/confirm-by-phone.ts';
import { readStaffOrder } from '../orders/get-order.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { reconcilePayment } from '../orders/reconcile-payment.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { placeOrder } from './place-order.ts';
import { orderRequest, readOrder, readStock } from './testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

const large = { quantity: 1_000, amount: 1_000_000_000, openOrders: 1_000 };
const limits = {
  newCustomer: large,
  knownCustomer: large,
  shares: true,
  confirmationTimeout: 24 * 60 * 60_000,
};

interface Attempt {
  items?: Record<string, number>;
  from?: string;
  phone?: string;
  street?: string;
  payment?: 'cod' | 'card';
}

/**
 * Opens a shop in which every order comes from an account, a phone number, a street and a network
 * of its own, unless stated otherwise.
 */
async function openSharedShop(stocks = [30, 30, 30]) {
  const catalogue = sampleProducts(stocks.length)
    .map((product, index) => ({ ...product, stock: stocks[index]! }));
  const shop = await openTestShop({ products: catalogue });
  const deps = { ...shop.deps, orderLimits: () => Promise.resolve(limits) };
  let count = 0;
  async function order(
    { items = { 'sample-0': 10 }, from, phone, street, payment = 'cod' }: Attempt = {},
    database = shop.database,
  ) {
    count += 1;
    const userId = `customer-${count}`;
    await shop.addCustomers(userId);
    const request = orderRequest(items);
    request.address = {
      ...request.address,
      phone: phone ?? `09${String(count).padStart(8, '0')}`,
      street: street ?? `${count} Hàng Bạc`,
    };
    const network = from ?? `198.51.100.${count}`;
    return await placeOrder({ ...deps, database }, { userId, request, payment, network });
  }
  return {
    ...shop,
    deps,
    order,
  };
}

const units = async ({ database }: Awaited<ReturnType<typeof openSharedShop>>) =>
  (await database.read.select({ stock: products.stock }).from(products)
    .orderBy(asc(products.position))).map(({ stock }) => stock);

Deno.test('an order that was confirmed by telephone does not count towards the share', async () => {
  await using shop = await openSharedShop();
  const { order, deps } = shop;
  const from = '203.0.113.7';
  const { orderId: id } = await order({ from });
  assert.equal((await order({ from })).status, 'awaiting-confirmation');
  const { version } = await readStaffOrder(shop.database, id);
  await runAsOwner(deps, confirmByPhone, { id, version });
  assert.equal((await order({ from, items: { 'sample-0': 6 } })).status, 'processing');
});

const shared: Record<string, (attempt: number) => Attempt> = {
  'one IPv4 address': () => ({ from: '203.0.113.7' }),
  'one /64': () => ({ from: '2001:db8:1:2::/64' }),
  'the /64 networks of one /48': (n) => ({ from: `2001:db8:1:${n}::/64` }),
  'one phone number': () => ({ phone: '0912345678' }),
  'one street in other spellings': (n) => ({
    street: ['12 Hàng Bạc', '12, hang bac', '12 HÀNG-BẠC.', '１２ Hàng  Bạc'][n % 4],
  }),
  // Letters of other alphabets in some of them: Cyrillic А, а, с; Greek Η; Latin ɑ, ɡ; l and I.
  'one street in letters that look alike': (n) => ({
    street: ['12 Hang Bac', '12 Hаng Bac', '12 Ηang Bас', 'l2 Hɑnɡ Bac', 'I2 HАng Bac'][n % 5],
  }),
};

for (const [name, attempt] of Object.entries(shared)) {
  for (const payment of ['cod', 'card'] as const) {
    Deno.test(`many customers of ${name} take a third of the stock, ${payment}`, async () => {
      await using shop = await openSharedShop();
      for (let n = 0; n < 30; n += 1) {
        const items = { [`sample-${n % 3}`]: 1 + n % 4 };
        await shop.order({ items, payment, ...attempt(n) });
      }
      const left = await units(shop);
      assert.ok(left.every((stock) => stock >= 20), `${left}`);
      assert.equal(left.reduce((sum, stock) => sum + stock, 0), 60);
    });
  }
}

Deno.test('an order above the share waits for the owner, takes no stock and is paid on delivery', async () => {
  await using shop = await openSharedShop();
  const { orderId, status, sessionUrl } = await shop.order({
    items: { 'sample-0': 11 },
    payment: 'card',
  });
  assert.deepEqual([status, sessionUrl], ['awaiting-confirmation', undefined]);
  assert.deepEqual(await units(shop), [30, 30, 30]);
  const row = await readOrder(shop.database, orderId);
  assert.equal(row?.payment, 'cod');
  await setStatus(shop.deps, orderId, 'processing');
  assert.deepEqual(await units(shop), [19, 30, 30]);
});

Deno.test('a share is at least one unit, also of the whole stock', async () => {
  await using shop = await openSharedShop([1, 1]);
  const place = async (items: Record<string, number>) =>
    (await shop.order({ items, from: '203.0.113.7' })).status;
  assert.equal(await place({ 'sample-0': 1 }), 'processing');
  assert.equal(await place({ 'sample-1': 1 }), 'awaiting-confirmation');
  assert.equal((await shop.order({ items: { 'sample-1': 1 } })).status, 'processing');
});

Deno.test('one network takes a third of the whole stock, although less of each product', async () => {
  await using shop = await openSharedShop([300, 3, 3, 3]);
  const from = '203.0.113.7';
  assert.equal((await shop.order({ items: { 'sample-0': 100 }, from })).status, 'processing');
  assert.equal((await shop.order({ items: { 'sample-1': 1 }, from })).status, 'processing');
  for (const id of ['sample-1', 'sample-2', 'sample-3']) {
    const { status } = await shop.order({ items: { [id]: 2 }, from });
    assert.equal(status, 'awaiting-confirmation', id);
  }
  assert.equal((await shop.order({ items: { 'sample-2': 1 }, from })).status, 'processing');
  // 103 units are a third of 309.
  const { status } = await shop.order({ items: { 'sample-3': 1 }, from });
  assert.equal(status, 'processing');
  await shop.database.batch((db) => [
    db.run(sql`update products set stock = stock + 2 where id = 'sample-3'`),
  ]);
  assert.equal(
    (await shop.order({ items: { 'sample-3': 1 }, from })).status,
    'awaiting-confirmation',
  );
});

Deno.test('confirmed, paid and cancelled orders do not count, and a delivered order changes nothing', async () => {
  await using shop = await openSharedShop();
  const from = '203.0.113.7';
  const next = async () => await shop.order({ items: { 'sample-0': 5 }, from });
  const [shipped, cancelled] = [await next(), await next()];
  assert.equal((await next()).status, 'awaiting-confirmation');
  await setStatus(shop.deps, cancelled.orderId, 'cancelled');
  await setStatus(shop.deps, shipped.orderId, 'shipping');
  await setStatus(shop.deps, shipped.orderId, 'delivered');
  assert.equal((await next()).status, 'processing');
  // 20 are left, so that the share is 8 of 25.
  assert.equal((await next()).status, 'awaiting-confirmation');
  const paid = await shop.order({ items: { 'sample-0': 3 }, from, payment: 'card' });
  shop.provider.pay(`session-of-${paid.orderId}`);
  await reconcilePayment(shop.deps, `session-of-${paid.orderId}`);
  const counted = await shop.database.read.select({ origin: orderOrigins.origin })
    .from(orderOrigins)
    .where(inArray(orderOrigins.orderId, [paid.orderId, shipped.orderId, cancelled.orderId]));
  assert.deepEqual(counted, []);
});

Deno.test('two processes cannot pass a share together', async () => {
  await using shop = await openSharedShop();
  const other = await openDatabase({ url: shop.url });
  const databases = [shop.database, other];
  await Promise.all(Array.from(
    { length: 16 },
    (_, n) => shop.order({ items: { 'sample-0': 2 }, phone: '0912345678' }, databases[n % 2]),
  ));
  await other.close();
  assert.equal(await readStock(shop.database), 20);
});

Deno.test('a network with very many ordered items takes no more stock', async () => {
  await using shop = await openSharedShop(Array(200).fill(90));
  const from = '203.0.113.7';
  const all = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`sample-${index}`, 1]));
  const place = async (items: Record<string, number>) => (await shop.order({ items, from })).status;
  for (let n = 0; n < 10; n += 1) assert.equal(await place(all), 'processing');
  assert.equal(await place(all), 'awaiting-confirmation');
  assert.equal(await place({ 'sample-0': 1 }), 'awaiting-confirmation');
  assert.equal((await shop.order({ items: { 'sample-0': 1 } })).status, 'processing');
});

Deno.test('an unpaid order of a customer replaces the earlier one, unless that was paid', async () => {
  await using shop = await openSharedShop();
  const pay = (items: Record<string, number>) =>
    placeOrder(shop.deps, { userId: 'an', request: orderRequest(items), payment: 'card' });
  const first = await pay({ 'sample-0': 9 });
  await pay({ 'sample-1': 9 });
  assert.deepEqual(await units(shop), [30, 21, 30]);
  assert.equal((await readOrder(shop.database, first.orderId))?.status, 'cancelled');
  const third = await pay({ 'sample-2': 9 });
  shop.provider.pay(`session-of-${third.orderId}`);
  await pay({ 'sample-0': 2 });
  assert.equal((await readOrder(shop.database, third.orderId))?.status, 'processing');
  assert.deepEqual(await units(shop), [28, 30, 21]);
});

const refusals: Record<string, () => Parameters<typeof orderRequest>> = {
  'a price that changed': () => [{ 'sample-1': 1 }, { price: 1 }],
  'a product that is gone': () => [{ 'sample-7': 1 }],
  'too little stock, with what is held': () => [{ 'sample-0': 31 }],
  'a promo code that is unknown': () => [{ 'sample-0': 1 }, { promoCode: 'NONE' }],
  'a promo code for another first order': () => [{ 'sample-0': 1 }, { promoCode: 'WELCOME10' }],
};

for (const [name, refused] of Object.entries(refusals)) {
  Deno.test(`an unpaid order stays when another one is refused: ${name}`, async () => {
    await using shop = await openSharedShop();
    const { deps, database } = shop;
    const delivered = { userId: 'an', request: orderRequest({ 'sample-2': 1 }) };
    await placeOrder(deps, { ...delivered, payment: 'cod' });
    const pay = (request: ReturnType<typeof orderRequest>, idempotencyKey?: string) =>
      placeOrder(deps, { userId: 'an', request, payment: 'card', idempotencyKey });
    const { orderId } = await pay(orderRequest({ 'sample-0': 9 }));
    await assert.rejects(pay(orderRequest(...refused())));
    assert.equal((await readOrder(database, orderId))?.status, 'awaiting-payment');
    assert.deepEqual(await units(shop), [21, 30, 29]);
  });
}

Deno.test('a repeated request of a replaced order leaves the order that replaced it', async () => {
  await using shop = await openSharedShop();
  const pay = (items: Record<string, number>, idempotencyKey: string) =>
    placeOrder(shop.deps, {
      userId: 'an',
      request: orderRequest(items),
      payment: 'card',
      idempotencyKey,
    });
  await pay({ 'sample-0': 9 }, 'first');
  const { orderId } = await pay({ 'sample-0': 8 }, 'second');
  await assert.rejects(pay({ 'sample-0': 9 }, 'first'), { code: 'ORDER_CANCELLED' });
  assert.equal((await readOrder(shop.database, orderId))?.status, 'awaiting-payment');
});

Deno.test('a code for first orders is valid for the order that replaces an unpaid one with it', async () => {
  await using shop = await openSharedShop();
  const request = orderRequest({ 'sample-0': 1 }, { promoCode: 'WELCOME10' });
  const pay = () => placeOrder(shop.deps, { userId: 'an', request, payment: 'card' });
  await pay();
  assert.equal((await pay()).status, 'awaiting-payment');
  assert.deepEqual(await units(shop), [29, 30, 30]);
});

Deno.test('an unpaid order stays while the payment provider is unavailable', async () => {
  await using shop = await openSharedShop();
  const request = orderRequest({ 'sample-0': 5 });
  await placeOrder(shop.deps, { userId: 'an', request, payment: 'card' });
  shop.provider.down = true;
  await assert.rejects(placeOrder(shop.deps, { userId: 'an', request, payment: 'card' }));
  assert.deepEqual(await units(shop), [25, 30, 30]);
  assert.ok(shop.logs.some(({ message }) => message === 'unpaid order not cancelled'));
});

Deno.test('the number of units follows every change of the stock', async () => {
  await using shop = await openSharedShop();
  const { database } = shop;
  const counted = async () =>
    await database.read.get<{ value: number; stock: number }>(sql`
      select value, (select sum(stock) from products) as stock from counters where name = 'units'`);
  await shop.order({ items: { 'sample-0': 3, 'sample-1': 2 } });
  await database.batch((db) => [
    db.run(sql`delete from products where id = 'sample-2'`),
    db.run(sql`update products set stock = 7, name = 'X' where id = 'sample-1'`),
    db.run(sql`
      insert into products (id, name, description, price, image, category, sub_category, stock,
        position)
      values ('new', 'N', '', 1, 'a.webp', 'Nhẫn', 'Phong Thủy', 5, 9)`),
  ]);
  assert.deepEqual(await counted(), { value: 39, stock: 39 });
});

Deno.test('another address and phone number are no way around a share or a block', async () => {
  await using shop = await openSharedShop();
  const move = async ({ orderId }: { orderId: string }, changes: object) => {
    const order = (await readOrder(shop.database, orderId))!;
    const address = { ...orderRequest().address, street: '1 X', phone: '0922222222', ...changes };
    await changeOwnAddress(shop.deps, { order, access: 'full' }, address, 60_000);
  };
  const isFixed = { code: 'ORDER_FIXED' };
  const [first, second] = [await shop.order({ items: { 'sample-0': 6 } }), await shop.order()];
  assert.deepEqual([first.status, second.status], ['processing', 'awaiting-confirmation']);
  await shop.order({ items: { 'sample-0': 3 } });
  const [third, fourth] = [
    await shop.order({ items: { 'sample-0': 4 } }),
    await shop.order({ items: { 'sample-1': 9 } }),
  ];
  // An address of its own, although the stock has become smaller.
  await move(first, {});
  for (const changes of [{}, { street: '2 X' }, { phone: '0933333333' }]) {
    await assert.rejects(move(third, changes), isFixed, JSON.stringify(changes));
  }
  await move(second, {});
  await move(third, { street: '3 X', phone: '0933333333' });
  await move(fourth, {});
  assert.equal(
    (await shop.order({ items: { 'sample-0': 6 }, phone: '0922222222' })).status,
    'awaiting-confirmation',
  );
  const blocked = { origin: 'phone 0944444444', userId: 'customer-1' };
  await shop.database.batch((db) => [db.insert(blockedPhones).values(blocked)]);
  await assert.rejects(move(third, { phone: '0944444444' }), isFixed);
  await move(second, { phone: '0944444444' });
  // The owner decides about confirmed orders, which have no origins any more.
  await setStatus(shop.deps, second.orderId, 'processing');
  await move(second, { street: '4 X', phone: '0944444444' });
});
