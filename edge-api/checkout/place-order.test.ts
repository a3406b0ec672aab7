import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { OrderRequest } from '../contract/checkout/order.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import { placeOrder } from './place-order.ts';
import {
  fillCart,
  orderRequest,
  readCart,
  readOrder,
  readStock,
} from './testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const place = ({ deps }: TestShop, request = orderRequest(), idempotencyKey?: string) =>
  placeOrder(deps, { userId: 'an', request, payment: 'cod', idempotencyKey });

async function assertNothingWritten({ database }: TestShop) {
  assert.equal(await database.read.$count(orders), 0);
  assert.equal(await database.read.$count(orderItems), 0);
  assert.equal(await database.read.$count(mails), 0);
}

Deno.test('placeOrder() copies name, price and picture from the catalogue, and reduces the stock', async () => {
  await using shop = await openTestShop();
  const { orderId } = await place(shop, orderRequest({ 'sample-2': 3, 'sample-0': 10 }));
  const order = await readOrder(shop.database, orderId);
  assert.deepEqual(
    [order?.status, order?.subtotal, order?.discount, order?.shipping, order?.amount],
    ['processing', 3_250_000, 0, 10_000, 3_260_000],
  );
  assert.equal(order?.createdAt, shop.deps.clock());
  assert.equal(order?.scheme, 'districts');
  assert.deepEqual(
    await shop.database.read.select().from(orderItems).orderBy(orderItems.position),
    [['sample-2', 3], ['sample-0', 10]].map(([productId, quantity], position) => ({
      orderId,
      position,
      productId,
      name: `Vòng tay đá số ${String(productId).slice(7)}`,
      image: 'vong-tay.webp',
      price: 250_000,
      quantity,
      returned: 0,
    })),
  );
  assert.equal(await readStock(shop.database, 'sample-0'), 0);
  assert.equal(await readStock(shop.database, 'sample-1'), 10);
  assert.equal(await readStock(shop.database, 'sample-2'), 7);
  const [mail] = await shop.database.read.select().from(mails);
  assert.deepEqual([mail?.kind, mail?.orderId, mail?.sentAt], ['order-placed', orderId, null]);
  assert.equal(shop.wakeCount(), 1);
});

Deno.test('placeOrder() subtracts the ordered quantities from the cart, and keeps later additions', async () => {
  await using shop = await openTestShop();
  await fillCart(shop.database, 'an', { 'sample-0': 2, 'sample-1': 5, 'sample-2': 1 });
  await fillCart(shop.database, 'binh', { 'sample-0': 2 });
  await place(shop, orderRequest({ 'sample-0': 3, 'sample-1': 2 }));
  assert.deepEqual(await readCart(shop.database, 'an'), { 'sample-1': 3, 'sample-2': 1 });
  assert.deepEqual(await readCart(shop.database, 'binh'), { 'sample-0': 2 });
});

Deno.test('a repeated key returns the same order, also after price and stock have changed', async () => {
  await using shop = await openTestShop();
  const request = orderRequest({ 'sample-0': 10, 'sample-1': 1 });
  const first = await place(shop, request, 'key');
  await shop.database.batch((db) => [
    db.update(products).set({ price: 1_000 }).where(eq(products.id, 'sample-1')),
  ]);
  const again = { ...request, items: request.items.toReversed() };
  assert.deepEqual(await place(shop, again, 'key'), first);
  assert.equal(await shop.database.read.$count(orders), 1);
  assert.equal(await shop.database.read.$count(mails), 1);
  assert.equal(await readStock(shop.database), 0);
});

Deno.test('a repeated key with another request is rejected', async () => {
  await using shop = await openTestShop();
  await place(shop, orderRequest(), 'key');
  const others: OrderRequest[] = [
    orderRequest({ 'sample-0': 2 }),
    { ...orderRequest(), amount: 1 },
    { ...orderRequest(), address: { ...orderRequest().address, phone: '0987654321' } },
  ];
  for (const request of others) {
    await assert.rejects(place(shop, request, 'key'), {
      constructor: ConflictError,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  }
  const card = {
    userId: 'an',
    request: orderRequest(),
    payment: 'card',
    idempotencyKey: 'key',
  } as const;
  await assert.rejects(placeOrder(shop.deps, card), { code: 'IDEMPOTENCY_KEY_REUSED' });
  assert.equal(await shop.database.read.$count(orders), 1);
  assert.equal(shop.provider.payments.size, 0);
});

Deno.test('the same key of another customer neither reveals nor blocks an order', async () => {
  await using shop = await openTestShop();
  const own = await place(shop, orderRequest(), 'key');
  const other = {
    userId: 'binh',
    request: orderRequest(),
    payment: 'cod',
    idempotencyKey: 'key',
  } as const;
  const foreign = await placeOrder(shop.deps, other);
  assert.notEqual(foreign.orderId, own.orderId);
  assert.equal((await readOrder(shop.database, foreign.orderId))?.userId, 'binh');

  // After a constraint violation the order is looked up by its key. That must not find the order of
  // another customer.
  const soldOut = orderRequest({ 'sample-1': 10 });
  await place(shop, soldOut, 'key-2');
  const late = placeOrder(shop.deps, { ...other, request: soldOut, idempotencyKey: 'key-2' });
  await assert.rejects(late, { code: 'OUT_OF_STOCK' });
});

Deno.test('twenty concurrent requests with one key place one order', async () => {
  await using shop = await openTestShop();
  const placed = await Promise.all(
    Array.from({ length: 20 }, () => place(shop, orderRequest({ 'sample-0': 3 }), 'key')),
  );
  assert.equal(new Set(placed.map(({ orderId }) => orderId)).size, 1);
  assert.equal(await shop.database.read.$count(orders), 1);
  assert.equal(await readStock(shop.database), 7);
});

Deno.test('requests without a key place separate orders', async () => {
  await using shop = await openTestShop();
  const one = await place(shop);
  assert.notEqual((await place(shop)).orderId, one.orderId);
});

Deno.test('an unknown ward is rejected if the divisions are known', async () => {
  await using shop = await openTestShop();
  const checked: string[][] = [];
  shop.deps.isKnownAddress = ({ city, district, ward }) => {
    checked.push([city, district, ward]);
    return false;
  };
  await assert.rejects(place(shop), {
    constructor: ValidationError,
    key: 'BROKEN_RULE.address',
    issues: [{ path: 'address.ward', reason: 'address' }],
  });
  assert.deepEqual(checked, [['Thành phố Hà Nội', 'Quận Hoàn Kiếm', 'Phường Hàng Bạc']]);
  await assertNothingWritten(shop);
});

Deno.test('an order with 200 lines is placed', async () => {
  await using shop = await openTestShop({ products: sampleProducts(200) });
  const all = Object.fromEntries(sampleProducts(200).map(({ id }) => [id, 10]));
  await fillCart(shop.database, 'an', all);
  await place(shop, orderRequest(all));
  assert.equal(await shop.database.read.$count(orderItems), 200);
  assert.equal(await shop.database.read.$count(products, eq(products.stock, 0)), 200);
  assert.deepEqual(await readCart(shop.database, 'an'), {});
});

Deno.test('a closed database is reported as a database error', async () => {
  await using shop = await openTestShop();
  await shop.database.close();
  await assert.rejects(place(shop), { code: 'DATABASE_CLOSED' });
});

Deno.test('an order with a former fee for the delivery is rejected with the new amount', async () => {
  await using shop = await openTestShop();
  const request = orderRequest();
  const deps = {
    ...shop.deps,
    shipping: () => Promise.resolve({ fee: 25_000, freeFrom: 500_000 }),
  };
  const order = (request: OrderRequest) =>
    placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  await assert.rejects(order(request), {
    constructor: ConflictError,
    code: 'PRICE_CHANGED',
    details: { changes: [], amount: 275_000 },
  });
  await assertNothingWritten(shop);
  await order({ ...request, amount: 275_000 });
  // The second order reaches the amount from which the delivery is free.
  const free = orderRequest({ 'sample-0': 2 });
  const { orderId } = await order({ ...free, amount: 500_000 });
  assert.equal((await readOrder(shop.database, orderId))?.shipping, 0);
});

Deno.test('a gift keeps its note, and the same key with another note is refused', async () => {
  await using shop = await openTestShop();
  const gift = { note: 'Chúc mẹ mạnh khỏe' };
  const request = { ...orderRequest(), gift };
  const { orderId } = await place(shop, request, 'key');
  assert.equal((await readOrder(shop.database, orderId))?.giftNote, gift.note);
  const other = { ...request, gift: { note: 'Chúc bố' } };
  await assert.rejects(place(shop, other, 'key'), { code: 'IDEMPOTENCY_KEY_REUSED', status: 409 });
  const plain = await place(shop);
  assert.equal((await readOrder(shop.database, plain.orderId))?.giftNote, null);
  const withoutGifts = { ...shop.deps, offersGifts: () => Promise.resolve(false) };
  await assert.rejects(
    placeOrder(withoutGifts, { userId: 'an', request, payment: 'cod' }),
    ValidationError,
  );
});

Deno.test('the fee depends on the province and on the weights of the catalogue', async () => {
  await using shop = await openTestShop();
  const { database } = shop;
  const rule = {
    fee: 10_000,
    freeFrom: 0,
    groups: [{
      name: 'Hà Nội',
      provinces: ['Thành phố Hà Nội'],
      fee: 5_000,
      freeFrom: 0,
      time: '',
    }],
    weightSteps: [{ above: 1_000, fee: 20_000 }],
  };
  shop.deps.shipping = () => Promise.resolve(rule);
  await database.batch((db) => [db.update(products).set({ weightGrams: 600 })]);
  const order = (quantity: number, fee: number) => {
    const request = orderRequest({ 'sample-0': quantity });
    return { ...request, amount: quantity * 250_000 + fee };
  };
  const feeOf = async (request: OrderRequest) =>
    (await readOrder(database, (await place(shop, request)).orderId))?.shipping;
  assert.equal(await feeOf(order(1, 5_000)), 5_000);
  assert.equal(await feeOf(order(2, 25_000)), 25_000);
  const request = order(2, 30_000);
  const address = { ...request.address, city: 'Tỉnh Lào Cai' };
  assert.equal(await feeOf({ ...request, address }), 30_000);
  await assert.rejects(place(shop, order(2, 5_000)), (error: ConflictError) => {
    assert.equal(error.code, 'PRICE_CHANGED');
    assert.deepEqual(error.details, { changes: [], amount: 525_000 });
    return true;
  });
});
