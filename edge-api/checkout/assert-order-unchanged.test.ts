import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { OrderChanges, OrderRequest } from '../contract/checkout/order.ts';
import { mails, orderItems, orders, products } from '../db/schema.ts';
import { ConflictError } from '../errors.ts';
import { placeOrder } from './place-order.ts';
import { openOrderShop, orderRequest, type OrderShop, stockOf } from './testing/order-shop.ts';

const place = ({ parts }: OrderShop, request: OrderRequest) =>
  placeOrder(parts, { userId: 'an', request, payment: 'cod' });

async function assertNothingHappened({ database }: OrderShop) {
  assert.equal(await database.read.$count(orders), 0);
  assert.equal(await database.read.$count(orderItems), 0);
  assert.equal(await database.read.$count(mails), 0);
}

async function refusal(shop: OrderShop, request: OrderRequest) {
  const error = await place(shop, request).then(() => undefined, (error: unknown) => error);
  assert.ok(error instanceof ConflictError, String(error));
  await assertNothingHappened(shop);
  const details = error.details as unknown as OrderChanges;
  return {
    code: error.code,
    message: error.message,
    paths: error.issues?.map(({ path }) => path),
    changes: details.changes,
    amount: details.amount,
  };
}

Deno.test('a price that has changed is refused with the new one', async () => {
  await using shop = await openOrderShop();
  await shop.database.batch((db) => [
    db.update(products).set({ price: 270_000 }).where(eq(products.id, 'sample-0')),
  ]);
  assert.deepEqual(await refusal(shop, orderRequest({ 'sample-0': 2, 'sample-1': 1 })), {
    code: 'PRICE_CHANGED',
    message: 'Giá của “Vòng tay đá số 0” hiện là 270.000 VNĐ, vui lòng kiểm tra lại.',
    paths: ['items.sample-0.price', 'amount'],
    changes: [{ id: 'sample-0', name: 'Vòng tay đá số 0', price: 270_000, stock: 10 }],
    amount: 800_000,
  });
  assert.equal(await stockOf(shop.database), 10);
});

Deno.test('an amount that does not add up is refused with the right one', async () => {
  await using shop = await openOrderShop();
  for (const amount of [0, 259_999, 260_001, 250_000]) {
    const { code, paths, changes, amount: right } = await refusal(shop, {
      ...orderRequest(),
      amount,
    });
    assert.deepEqual([code, paths, changes, right], ['PRICE_CHANGED', ['amount'], [], 260_000]);
  }
});

Deno.test('a price of one’s own making is refused, whatever the amount says', async () => {
  await using shop = await openOrderShop();
  const { code, amount } = await refusal(shop, orderRequest({ 'sample-0': 1 }, { price: 1 }));
  assert.deepEqual([code, amount], ['PRICE_CHANGED', 260_000]);
  const cheap = orderRequest({ 'sample-0': 1 }, { price: 1 });
  assert.equal((await refusal(shop, { ...cheap, amount: 260_000 })).code, 'PRICE_CHANGED');
});

Deno.test('more than there is is refused with what there is, and takes nothing of the other lines', async () => {
  await using shop = await openOrderShop();
  assert.deepEqual(await refusal(shop, orderRequest({ 'sample-1': 2, 'sample-0': 11 })), {
    code: 'OUT_OF_STOCK',
    message: '“Vòng tay đá số 0” chỉ còn 10 sản phẩm, vui lòng giảm số lượng.',
    paths: ['items.sample-0.stock', 'amount'],
    changes: [{ id: 'sample-0', name: 'Vòng tay đá số 0', price: 250_000, stock: 10 }],
    amount: 3_010_000,
  });
  assert.equal(await stockOf(shop.database, 'sample-1'), 10);
  await shop.database.batch((db) => [
    db.update(products).set({ stock: 0 }).where(eq(products.id, 'sample-0')),
  ]);
  const { message, amount } = await refusal(shop, orderRequest());
  assert.equal(message, '“Vòng tay đá số 0” đã hết hàng, vui lòng bỏ khỏi đơn hàng.');
  assert.equal(amount, 0);
});

Deno.test('a product that is no longer sold is refused, and all that changed is told at once', async () => {
  await using shop = await openOrderShop();
  await shop.database.batch((db) => [
    db.delete(products).where(eq(products.id, 'sample-0')),
    db.update(products).set({ price: 200_000, stock: 1 }).where(eq(products.id, 'sample-1')),
  ]);
  const told = await refusal(shop, orderRequest({ 'sample-0': 1, 'sample-1': 2, 'sample-2': 1 }));
  assert.equal(told.code, 'PRODUCT_GONE');
  assert.deepEqual(told.changes, [
    { id: 'sample-0', name: 'sample-0', price: null, stock: 0 },
    { id: 'sample-1', name: 'Vòng tay đá số 1', price: 200_000, stock: 1 },
  ]);
  assert.equal(told.amount, 200_000 + 250_000 + 10_000);
  assert.deepEqual(told.paths, [
    'items.sample-0',
    'items.sample-1.price',
    'items.sample-1.stock',
    'amount',
  ]);
});

Deno.test('an order with all changes accepted is taken', async () => {
  await using shop = await openOrderShop();
  await shop.database.batch((db) => [
    db.update(products).set({ price: 200_000, stock: 1 }).where(eq(products.id, 'sample-1')),
  ]);
  const { changes, amount } = await refusal(shop, orderRequest({ 'sample-1': 2 }));
  const accepted = orderRequest({ 'sample-1': changes[0]!.stock }, { price: changes[0]!.price! });
  assert.equal(accepted.amount, amount);
  assert.ok((await place(shop, accepted)).orderId);
});
