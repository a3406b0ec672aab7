import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { OrderChanges, OrderRequest } from '../contract/checkout/order.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { mails } from '../db/schema/mail-tables.ts';
import { orderItems, orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { describeProblem } from '../http/describe-problem.ts';
import { placeOrder } from './place-order.ts';
import { orderRequest, readStock } from './testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const place = ({ deps }: TestShop, request: OrderRequest) =>
  placeOrder(deps, { userId: 'an', request, payment: 'cod' });

async function assertNothingWritten({ database }: TestShop) {
  assert.equal(await database.read.$count(orders), 0);
  assert.equal(await database.read.$count(orderItems), 0);
  assert.equal(await database.read.$count(mails), 0);
}

async function rejection(shop: TestShop, request: OrderRequest) {
  const error = await place(shop, request).then(() => undefined, (error: unknown) => error);
  assert.ok(error instanceof ConflictError, String(error));
  await assertNothingWritten(shop);
  const details = error.details as unknown as OrderChanges;
  return {
    code: error.code,
    message: describeProblem(error),
    paths: error.issues?.map(({ path }) => path),
    changes: details.changes,
    amount: details.amount,
  };
}

Deno.test('a changed price is rejected with the new one', async () => {
  await using shop = await openTestShop();
  await shop.database.batch((db) => [
    db.update(products).set({ price: 270_000 }).where(eq(products.id, 'sample-0')),
  ]);
  assert.deepEqual(await rejection(shop, orderRequest({ 'sample-0': 2, 'sample-1': 1 })), {
    code: 'PRICE_CHANGED',
    message: 'Giá của “Vòng tay đá số 0” hiện là 270.000 VNĐ, vui lòng kiểm tra lại.',
    paths: ['items.sample-0.price', 'amount'],
    changes: [{ id: 'sample-0', name: 'Vòng tay đá số 0', price: 270_000, stock: 10 }],
    amount: 800_000,
  });
  assert.equal(await readStock(shop.database), 10);
});

Deno.test('a wrong amount is rejected with the correct one', async () => {
  await using shop = await openTestShop();
  for (const amount of [0, 259_999, 260_001, 250_000]) {
    const { code, paths, changes, amount: correct } = await rejection(shop, {
      ...orderRequest(),
      amount,
    });
    assert.deepEqual([code, paths, changes, correct], ['PRICE_CHANGED', ['amount'], [], 260_000]);
  }
});

Deno.test('an invented price is rejected, whether or not the amount matches', async () => {
  await using shop = await openTestShop();
  const { code, amount } = await rejection(shop, orderRequest({ 'sample-0': 1 }, { price: 1 }));
  assert.deepEqual([code, amount], ['PRICE_CHANGED', 260_000]);
  const cheap = orderRequest({ 'sample-0': 1 }, { price: 1 });
  assert.equal((await rejection(shop, { ...cheap, amount: 260_000 })).code, 'PRICE_CHANGED');
});

Deno.test('a quantity above the stock is rejected with the stock, and reserves no other line', async () => {
  await using shop = await openTestShop();
  assert.deepEqual(await rejection(shop, orderRequest({ 'sample-1': 2, 'sample-0': 11 })), {
    code: 'OUT_OF_STOCK',
    message: '“Vòng tay đá số 0” chỉ còn 10 sản phẩm, vui lòng giảm số lượng.',
    paths: ['items.sample-0.stock', 'amount'],
    changes: [{ id: 'sample-0', name: 'Vòng tay đá số 0', price: 250_000, stock: 10 }],
    amount: 3_010_000,
  });
  assert.equal(await readStock(shop.database, 'sample-1'), 10);
  await shop.database.batch((db) => [
    db.update(products).set({ stock: 0 }).where(eq(products.id, 'sample-0')),
  ]);
  const { message, amount } = await rejection(shop, orderRequest());
  assert.equal(message, '“Vòng tay đá số 0” đã hết hàng, vui lòng bỏ khỏi đơn hàng.');
  assert.equal(amount, 0);
});

Deno.test('a discontinued product is rejected together with all other changes', async () => {
  await using shop = await openTestShop();
  await shop.database.batch((db) => [
    db.delete(products).where(eq(products.id, 'sample-0')),
    db.update(products).set({ price: 200_000, stock: 1 }).where(eq(products.id, 'sample-1')),
  ]);
  const conflict = await rejection(
    shop,
    orderRequest({ 'sample-0': 1, 'sample-1': 2, 'sample-2': 1 }),
  );
  assert.equal(conflict.code, 'PRODUCT_GONE');
  assert.deepEqual(conflict.changes, [
    { id: 'sample-0', name: 'sample-0', price: null, stock: 0 },
    { id: 'sample-1', name: 'Vòng tay đá số 1', price: 200_000, stock: 1 },
  ]);
  assert.equal(conflict.amount, 200_000 + 250_000 + 10_000);
  assert.deepEqual(conflict.paths, [
    'items.sample-0',
    'items.sample-1.price',
    'items.sample-1.stock',
    'amount',
  ]);
});

Deno.test('an order that accepts all changes is placed', async () => {
  await using shop = await openTestShop();
  await shop.database.batch((db) => [
    db.update(products).set({ price: 200_000, stock: 1 }).where(eq(products.id, 'sample-1')),
  ]);
  const { changes, amount } = await rejection(shop, orderRequest({ 'sample-1': 2 }));
  const accepted = orderRequest({ 'sample-1': changes[0]!.stock }, { price: changes[0]!.price! });
  assert.equal(accepted.amount, amount);
  assert.ok((await place(shop, accepted)).orderId);
});
