import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { listAudit } from '../operations/list-audit.ts';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { products, stockMovements } from '../db/schema/catalogue-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { readStock } from '../checkout/testing/order-fixtures.ts';
import { adjustStock, countStock } from './adjust-stock.ts';
import { changeStocks } from './change-stocks.ts';
import { checkStock } from './check-catalogue.ts';
import { listMovements } from './list-movements.ts';
import { deleteProduct, getProduct } from './save-product.ts';

const isSample = eq(products.id, 'sample-0');

/** Returns the movements of `sample-0` after its opening, the first one first. */
async function movementsOf({ deps }: TestShop): Promise<unknown[][]> {
  const { items } = await runAsOwner(deps, listMovements, { productId: 'sample-0' });
  return items.toReversed().slice(1).map(({ delta, reason, actor }) => [delta, reason, actor]);
}

Deno.test('sales, cancellations, counts and adjustments are movements that add up to the stock', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const order = { userId: 'an', request: orderRequest({ 'sample-0': 3 }), payment: 'cod' } as const;
  const { orderId } = await placeOrder(deps, order);
  await setStatus(deps, orderId, 'cancelled');
  await runAsOwner(deps, countStock, { productId: 'sample-0', quantity: 8, reason: 'kiểm kê' });
  assert.deepEqual(
    await runAsOwner(deps, adjustStock, { productId: 'sample-0', delta: -2, reason: 'hỏng' }),
    { stock: 6 },
  );
  assert.deepEqual(await movementsOf(shop), [
    [-3, 'sale', 'customer'],
    [3, 'cancellation', 'cli'],
    [-2, 'kiểm kê', 'cli'],
    [-2, 'hỏng', 'cli'],
  ]);
  const { items } = await runAsOwner(deps, listMovements, { productId: 'sample-0', limit: 2 });
  assert.deepEqual(items.map(({ orderId }) => orderId), [undefined, undefined]);
  assert.deepEqual(await checkStock(shop.database), []);
});

Deno.test('a repeated adjustment with a key is booked once, and another one is refused', async () => {
  await using shop = await openTestShop();
  const adjust = (input: object) =>
    runAsOwner(shop.deps, adjustStock, {
      productId: 'sample-0',
      delta: -6,
      reason: 'hỏng',
      ...input,
    });
  const key = crypto.randomUUID();
  const { stock } = await adjust({ key });
  assert.deepEqual(await Promise.all([adjust({ key }), adjust({ key })]), [{ stock }, { stock }]);
  const { items } = await runAsOwner(shop.deps, listAudit, { operation: 'stock.adjust' });
  assert.equal(items.length, 1);
  await assert.rejects(adjust({ key, delta: 1 }), {
    code: 'CHANGED',
    details: { current: { stock } },
  });
  await assert.rejects(adjust({ key, productId: 'sample-1' }), { code: 'CHANGED' });
  await assert.rejects(adjust({ key: crypto.randomUUID() }), { code: 'OUT_OF_STOCK' });
  assert.deepEqual(await adjust({ key: crypto.randomUUID(), delta: 1 }), { stock: stock + 1 });
});

Deno.test('no adjustment raises a stock above that of the schema', async () => {
  await using shop = await openTestShop();
  const productId = 'sample-0';
  const move = { productId, reason: 'nhập' };
  for (const key of [undefined, crypto.randomUUID()]) {
    await assert.rejects(
      runAsOwner(shop.deps, adjustStock, { ...move, key, delta: 1_000_000 }),
      { code: 'BROKEN_RULE' },
    );
  }
  const list = { mode: 'add', rows: [{ productId, quantity: 1_000_000 }], reason: 'nhập' } as const;
  const { rows: [row] } = await runAsOwner(shop.deps, changeStocks, list);
  assert.equal(row?.problem, 'tooMany');
  assert.equal(await readStock(shop.database), 10);
  await runAsOwner(shop.deps, adjustStock, { ...move, delta: 999_990 });
  assert.equal(await readStock(shop.database), 1_000_000);
});

Deno.test('a repeated list adds the quantities that are missing', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const rows = [{ productId: 'sample-0', quantity: -6 }, { productId: 'sample-1', quantity: 4 }];
  const list = { mode: 'add', reason: 'kiểm kê', rows, key: crypto.randomUUID() } as const;
  const { rows: expected } = await runAsOwner(deps, changeStocks, list);
  assert.deepEqual((await runAsOwner(deps, changeStocks, list)).rows, expected);

  const more = { ...list, rows: [...rows, { productId: 'sample-2', quantity: 1 }] };
  const { rows: [, , added] } = await runAsOwner(deps, changeStocks, more);
  assert.equal(added!.after! - added!.before!, 1);
  const moved = (await movementsOf(shop)).filter(([, reason]) => reason === 'kiểm kê');
  assert.deepEqual(moved.map(([delta]) => delta), [-6]);
});

Deno.test('a repeated list of counts leaves what was sold since then', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const rows = [{ productId: 'sample-0', quantity: 6 }];
  const list = { mode: 'set', reason: 'kiểm kê', rows, key: crypto.randomUUID() } as const;
  const { rows: [row] } = await runAsOwner(deps, changeStocks, list);
  assert.deepEqual([row?.before, row?.after], [10, 6]);
  const sale = { productId: 'sample-0', delta: -1, reason: 'bán tại quầy' };
  await runAsOwner(deps, adjustStock, sale);
  const { rows: [repeated] } = await runAsOwner(deps, changeStocks, list);
  assert.deepEqual([repeated?.before, repeated?.after, repeated?.problem], [5, 5, undefined]);
  assert.equal(await readStock(shop.database), 5);
});

Deno.test('the movements of the whole shop are listed by kind and time, page by page', async () => {
  await using shop = await openTestShop();
  const { deps } = shop;
  const list = async (input: object) => {
    const { items, next } = await runAsOwner(deps, listMovements, input);
    return { next, rows: items.map(({ productId, reason }) => `${productId} ${reason}`) };
  };
  const adjust = (productId: string, reason: string) =>
    runAsOwner(deps, adjustStock, { productId, delta: -1, reason });
  shop.advance(60_000);
  const from = deps.clock();
  await adjust('sample-0', 'hỏng');
  await placeOrder(deps, {
    userId: 'an',
    request: orderRequest({ 'sample-1': 1 }),
    payment: 'cod',
  });
  shop.advance(60_000);
  const to = deps.clock();
  await adjust('sample-1', 'mất');

  // The test data was added at a later time of the real clock.
  assert.deepEqual((await list({ from, to: to + 1 })).rows, [
    'sample-1 mất',
    'sample-1 sale',
    'sample-0 hỏng',
  ]);
  assert.deepEqual((await list({ from, to, kind: 'sale' })).rows, ['sample-1 sale']);
  assert.deepEqual((await list({ to: from, kind: 'sale' })).rows, []);
  const first = await list({ kind: 'by-hand', limit: 1 });
  assert.deepEqual(first.rows, ['sample-1 mất']);
  const second = await list({ kind: 'by-hand', limit: 1, after: first.next });
  assert.deepEqual(second, { rows: ['sample-0 hỏng'], next: undefined });
  const { items } = await runAsOwner(deps, listMovements, { kind: 'by-hand', limit: 1 });
  assert.equal(items[0]?.productName, sampleProducts(2)[1]!.name);
  await assert.rejects(list({ kind: 'hỏng' }), { code: 'BROKEN_RULE' });
});

Deno.test('a count of a stock that has changed meanwhile is a conflict, with the current one', async () => {
  await using shop = await openTestShop();
  const count = (from?: number) =>
    runAsOwner(shop.deps, countStock, { productId: 'sample-0', quantity: 8, from });
  const { stock } = (await shop.database.read.select().from(products).where(isSample))[0]!;
  await assert.rejects(count(stock + 1), { code: 'CHANGED', details: { current: { stock } } });
  assert.deepEqual(await movementsOf(shop), []);
  assert.equal((await count(stock)).delta, 8 - stock);
  assert.equal((await count(stock)).delta, 0, 'it has the counted number already');
});

Deno.test('an adjustment below zero is refused and changes nothing', async () => {
  await using shop = await openTestShop();
  const adjust = (delta: unknown, productId = 'sample-0') =>
    runAsOwner(shop.deps, adjustStock, { productId, delta, reason: 'hỏng' });
  await assert.rejects(adjust(-11), { code: 'OUT_OF_STOCK', details: { stock: 10 } });
  await assert.rejects(adjust(1, 'nothing'), { code: 'NOT_FOUND' });
  for (const delta of [0, 1.5, '1', 1_000_001]) await assert.rejects(adjust(delta));
  assert.deepEqual(await movementsOf(shop), []);
});

Deno.test('a direct change of the stock is booked as a movement from outside', async () => {
  await using shop = await openTestShop();
  const { database, deps } = shop;
  await database.batch((db) => [db.update(products).set({ stock: 4 }).where(isSample)]);
  await database.batch((db) => [db.run(sql`update products set stock = stock - 1`)]);
  await database.batch((db) => [
    db.insert(products).values({ ...sampleProducts(4)[3]!, position: 9 }),
  ]);
  assert.deepEqual(await movementsOf(shop), [[-6, 'outside', 'outside'], [
    -1,
    'outside',
    'outside',
  ]]);
  assert.deepEqual(await checkStock(database), []);
  const { version } = await runAsOwner(deps, getProduct, { id: 'sample-0' });
  await runAsOwner(deps, deleteProduct, { id: 'sample-0', version });
  assert.deepEqual((await movementsOf(shop)).at(-1), [-3, 'removal', 'outside']);
  assert.deepEqual(await checkStock(database), []);
});

Deno.test('movements cannot be changed or removed, and a difference is found', async () => {
  await using shop = await openTestShop();
  const { database } = shop;
  for (
    const statement of [
      sql`update stock_movements set delta = 1`,
      sql`delete from stock_movements`,
      sql`replace into stock_movements (id, product_id, delta, reason, actor, at)
      select id, product_id, 1, reason, actor, at from stock_movements`,
    ]
  ) {
    await assert.rejects(database.batch((db) => [db.run(statement)]));
  }
  assert.equal(await database.read.$count(stockMovements), 3);
  await database.batch((db) => [
    db.run(sql`update products set stock = 3, booked_stock = 3 where id = 'sample-1'`),
  ]);
  assert.deepEqual(await checkStock(database), [{ productId: 'sample-1', stock: 3, moved: 10 }]);
});
