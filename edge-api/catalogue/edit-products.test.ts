import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { openTestShop } from '../testing/open-test-shop.ts';
import { auditLog } from '../db/schema/audit-tables.ts';
import { isLow, products } from '../db/schema/catalogue-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { adjustStock } from './adjust-stock.ts';
import { changeProducts } from './change-products.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listShopProducts } from './list-shop-products.ts';
import { moveProduct } from './move-product.ts';
import { getProduct, hideProduct, saveProduct, showProduct } from './save-product.ts';

async function openShop(count = 6) {
  const fields = { originalPrice: null, category: 'Nhẫn', subCategory: 'Phong Thủy' };
  const shop = await openTestShop({ products: sampleProducts(count, fields) });
  const run = <In, Out>(operation: Parameters<typeof runAsOwner<In, Out>>[1], input: unknown) =>
    runAsOwner(shop.deps, operation, input);
  const get = (index: number) => run(getProduct, { id: `sample-${index}` });
  const save = async (index: number, changes: object) =>
    await run(saveProduct, { ...await versionOf(index), changes });
  const versionOf = async (index: number) => {
    const { id, version } = await get(index);
    return { id, version };
  };
  const order = async () => {
    const { items } = await run(listShopProducts, { category: 'Nhẫn', limit: 100 });
    return items.map(({ id }) => Number(id.slice(7)));
  };
  return {
    ...shop,
    run,
    get,
    save,
    versionOf,
    order,
  };
}

Deno.test('a version grows with edits alone, so that a sale does not end an edit', async () => {
  await using shop = await openShop();
  const { version } = await shop.get(0);
  await shop.run(adjustStock, { productId: 'sample-0', delta: -10, reason: 'hỏng' });
  await shop.database.batch((db) => [
    db.update(products).set({ ratingCount: 1, ratingSum: 5 }).where(eq(products.id, 'sample-0')),
  ]);
  assert.equal((await shop.get(0)).version, version);
  const saved = await shop.save(0, { price: 5_000, size: '16 cm' });
  assert.deepEqual([saved.version > version, saved.price, saved.size], [true, 5_000, '16 cm']);
  const audit = shop.database.read.$count(auditLog);
  const before = await audit;
  assert.equal((await shop.save(0, { price: 5_000 })).version, saved.version, 'nothing to change');
  assert.equal(await shop.database.read.$count(auditLog), before);
  const outdated = shop.run(saveProduct, { id: 'sample-0', version, changes: { price: 1 } });
  await assert.rejects(outdated, ({ code, details }) => {
    assert.deepEqual([code, details.current.price], ['CHANGED', 5_000]);
    return true;
  });
});

Deno.test('pictures have an order and texts', async () => {
  await using shop = await openShop();
  const saved = await shop.save(0, {
    image: 'a.webp',
    gallery: ['b.webp', 'c.webp'],
    pictureTexts: 'Mặt trước\n\nTrên tay',
  });
  assert.deepEqual(saved.pictures, [
    { name: 'a.webp', alt: 'Mặt trước' },
    { name: 'b.webp', alt: '' },
    { name: 'c.webp', alt: 'Trên tay' },
  ]);
});

Deno.test('a copy is hidden, has no stock and a free id', async () => {
  await using shop = await openShop();
  const copy = await shop.run(duplicateProduct, await shop.versionOf(0));
  const { version: _, id, hidden, stock, ...fields } = copy;
  assert.deepEqual([id, hidden, stock], ['sample-6', true, 0]);
  const { version: _v, id: _i, hidden: _h, stock: _s, ...source } = await shop.get(0);
  assert.deepEqual(fields, source);
  const copies = await Promise.all(
    [1, 2, 3].map(async () => (await shop.run(duplicateProduct, await shop.versionOf(0))).id),
  );
  assert.deepEqual(copies.sort(), ['sample-7', 'sample-8', 'sample-9']);
  const taken = shop.run(duplicateProduct, { ...await shop.versionOf(0), newId: 'sample-1' });
  await assert.rejects(taken, { code: 'CHANGED' });
});

Deno.test('a copy is made once, though it is sent again with its key', async () => {
  await using shop = await openShop();
  const input = { ...await shop.versionOf(0), key: crypto.randomUUID() };
  const send = async () => (await shop.run(duplicateProduct, input)).id;
  assert.deepEqual(await Promise.all([send(), send()]), ['sample-6', 'sample-6']);
  assert.equal(await send(), 'sample-6');
  const again = await shop.run(duplicateProduct, { ...input, key: crypto.randomUUID() });
  assert.equal(again.id, 'sample-7');
});

Deno.test('a copy is in the family, but has no option until it gets its own', async () => {
  await using shop = await openShop();
  await shop.save(0, { family: 'vong', option: '14 cm' });
  const { family, option } = await shop.run(duplicateProduct, await shop.versionOf(0));
  assert.deepEqual([family, option], ['vong', undefined]);
});

Deno.test('a product moves within its category, of which the rest keeps its order', async () => {
  await using shop = await openShop();
  await shop.save(1, { category: 'Tượng', subCategory: 'Phong Thủy' });
  assert.deepEqual(await shop.order(), [0, 2, 3, 4, 5]);
  const move = async (index: number, position: number) => {
    await shop.run(moveProduct, { ...await shop.versionOf(index), position });
    return await shop.order();
  };
  assert.deepEqual(await move(4, 0), [4, 0, 2, 3, 5]);
  assert.deepEqual(await move(4, 3), [0, 2, 3, 4, 5]);
  assert.deepEqual(await move(0, 99), [2, 3, 4, 5, 0]);
  assert.deepEqual(await move(3, 1), [2, 3, 4, 5, 0]);
  const { id, version } = await shop.versionOf(2);
  const { version: bystander } = await shop.get(3);
  assert.deepEqual(await move(2, 1), [3, 2, 4, 5, 0]);
  assert.equal((await shop.get(3)).version, bystander);
  await assert.rejects(shop.run(moveProduct, { id, version, position: 0 }), { code: 'CHANGED' });
  // Products at one position, as an older import can leave them.
  await shop.database.batch((db) => [db.update(products).set({ position: 7 })]);
  assert.deepEqual(await move(5, 0), [5, 0, 2, 3, 4]);
});

Deno.test('a bulk change shows what it does, and changes all products or none', async () => {
  await using shop = await openShop(3);
  await shop.save(1, { originalPrice: 2_000_000 });
  const prices = await Promise.all([0, 1].map(async (index) => (await shop.get(index)).price));
  const bulk = (changes: object, dryRun?: boolean) =>
    shop.run(changeProducts, { ids: ['sample-0', 'sample-1'], changes, dryRun });
  const preview = await bulk({ pricePercent: -10, hidden: true }, true);
  assert.deepEqual(preview.changes.map(({ id }) => id), ['sample-0', 'sample-1']);
  assert.deepEqual((await shop.get(0)).price, prices[0]);
  assert.deepEqual(await bulk({ pricePercent: -10, hidden: true }), preview);
  const [first, second] = [await shop.get(0), await shop.get(1)];
  assert.deepEqual([first.originalPrice, second.originalPrice], [prices[0], 2_000_000]);
  assert.ok(first.hidden && first.price < prices[0]! && first.price % 1_000 === 0);
  assert.deepEqual((await bulk({ hidden: true })).changes, []);
  // Rounded to thousands, a small raise may be none.
  await shop.save(0, { price: 25_200, originalPrice: null });
  const raise = { ids: ['sample-0'], changes: { pricePercent: 1 } };
  assert.deepEqual((await shop.run(changeProducts, raise)).changes, []);
  await shop.save(0, { price: 300_000 });
  assert.equal((await shop.run(changeProducts, raise)).changes[0]?.after.price, 303_000);
  const category = { category: 'Tượng', subCategory: 'Trang Trí' };
  assert.equal((await bulk(category)).changes[0]?.after.category, 'Tượng');
  const before = await shop.database.read.$count(auditLog);
  await assert.rejects(bulk({ category: 'Xe đạp' }), { code: 'BROKEN_RULE' });
  await assert.rejects(bulk({ stock: 3 }), { code: 'BROKEN_RULE' });
  await assert.rejects(bulk({ hidden: 'yes' }), { code: 'BROKEN_RULE' });
  await assert.rejects(bulk({ pricePercent: -200 }, true), ({ issues }) => {
    assert.match(issues[0].values.sentence, /^Nhập phần trăm bằng số nguyên từ -90 đến 200/);
    return true;
  });
  // The second product would cost more than its original price.
  await assert.rejects(bulk({ price: 3_000_000 }), { code: 'BROKEN_RULE' });
  assert.equal(await shop.database.read.$count(auditLog), before);
  const subjects = await shop.database.read.select({ subject: auditLog.subject }).from(auditLog)
    .where(eq(auditLog.operation, 'products.bulk'));
  assert.deepEqual(subjects.slice(0, 2), [{ subject: 'sample-0' }, { subject: 'sample-1' }]);
});

Deno.test('a bulk change that was shown is applied once, though it is sent again', async () => {
  await using shop = await openShop(2);
  const input = { ids: ['sample-0', 'sample-1'], changes: { pricePercent: -10 } };
  const { changes: expected } = await shop.run(changeProducts, { ...input, dryRun: true });
  const send = () => shop.run(changeProducts, { ...input, expected });
  await Promise.allSettled([send(), send()]);
  await assert.rejects(send(), { code: 'CHANGED' });
  const prices = await Promise.all([0, 1].map(async (index) => (await shop.get(index)).price));
  assert.deepEqual(prices, expected.map(({ after }) => after.price));
});

Deno.test('the cheapest shown product of a family is in lists, and keeps to it through all changes', async () => {
  await using shop = await openShop();
  const states = async () =>
    (await shop.database.read
      .select({ hidden: sql<number>`hidden`, size: products.familySize }).from(products)
      .orderBy(products.position)).map(({ hidden, size }) => `${hidden}${size ?? ''}`).join(' ');
  for (const index of [0, 1, 2]) {
    await shop.save(index, { family: 'vong', option: `${index}`, price: 10_000 + index });
  }
  assert.equal(await states(), '03 2 2 0 0 0');
  await shop.save(2, { price: 5_000 });
  assert.equal(await states(), '2 2 03 0 0 0');
  await shop.run(hideProduct, await shop.versionOf(2));
  assert.equal(await states(), '02 2 1 0 0 0');
  assert.equal((await shop.get(1)).hidden, false);
  await shop.run(showProduct, await shop.versionOf(2));
  assert.equal(await states(), '2 2 03 0 0 0');
  await assert.rejects(shop.save(3, { family: 'vong', option: '1' }), ({ issues }) => {
    assert.deepEqual(issues, [{ path: 'option', reason: 'optionTaken' }]);
    return true;
  });
  await shop.save(2, { family: 'nhan' });
  await shop.save(3, { family: 'nhan', price: 900 });
  assert.equal(await states(), '02 2 2 02 0 0');
  await shop.database.batch((db) => [db.delete(products).where(eq(products.id, 'sample-3'))]);
  assert.equal(await states(), '02 2 01 0 0');
  await shop.save(0, { family: null, option: null });
  assert.equal(await states(), '0 01 01 0 0');
  const state = async (state: string) =>
    (await shop.run(listShopProducts, { state })).items.map(({ id }) => id);
  await shop.save(1, { family: 'nhan' });
  assert.equal((await state('shown')).length, 5, 'staff see all of a family');
});

Deno.test('the low-stock mark of a product decides if it is low', async () => {
  await using shop = await openShop();
  const low = async () =>
    (await shop.run(listShopProducts, { state: 'low' })).items.map(({ id }) => id);
  assert.deepEqual(await low(), []);
  await shop.save(0, { lowStock: 11 });
  assert.deepEqual(await low(), ['sample-0']);
  await shop.run(adjustStock, { productId: 'sample-0', delta: 1, reason: 'nhập' });
  assert.deepEqual(await low(), []);
});

Deno.test('lists and states of the staff are read in the order of an index', async () => {
  await using shop = await openShop();
  const where = {
    all: sql`true`,
    category: sql`category = 'Nhẫn'`,
    hidden: sql`hidden = 1`,
    soldOut: sql`stock = 0`,
    low: isLow,
  };
  for (const [name, condition] of Object.entries(where)) {
    const plan = await shop.database.read.all<{ detail: string }>(sql`
      explain query plan select id from products
      where ${condition} and (position, serial) > (3, 4) order by position, serial limit 51`);
    const steps = plan.map(({ detail }) => detail).join('; ');
    assert.match(steps, /^SEARCH products USING (COVERING )?INDEX products_\w+[^;]*$/, name);
  }
});
