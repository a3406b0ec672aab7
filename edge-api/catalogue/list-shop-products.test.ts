import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { openTestShop } from '../testing/open-test-shop.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { listShopProducts } from './list-shop-products.ts';
import { hideProduct } from './save-product.ts';

/** Opens a shop with six products, of which the fifth is hidden. */
async function openWithProducts() {
  const shop = await openTestShop({ products: sampleProducts(6) });
  const { database, deps } = shop;
  const set = (index: number, values: Partial<typeof products.$inferInsert>) =>
    database.batch((db) => [
      db.update(products).set({ originalPrice: null, ...values }).where(
        eq(products.id, `sample-${index}`),
      ),
    ]);
  await set(0, { name: 'Vòng Tay Đá Mắt Hổ', price: 300_000 });
  await set(1, { name: 'Vòng Cổ Ngọc', price: 100_000, stock: 0 });
  await set(2, { name: 'Đá Quý', stock: 4 });
  await set(3, { name: 'Nhẫn Bạc' });
  await set(4, { name: 'Vòng Đá Ẩn' });
  await set(5, { name: 'Tượng Voi' });
  const list = async (input: object) => {
    const { items, next } = await runAsOwner(deps, listShopProducts, input);
    return [next, ...items.map(({ id }) => Number(id.slice(7)))];
  };
  const all = await runAsOwner(deps, listShopProducts, {});
  const { version } = all.items.find(({ id }) => id === 'sample-4')!;
  await runAsOwner(deps, hideProduct, { id: 'sample-4', version });
  return { ...shop, set, list, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

Deno.test('products.list has all products in their order, page by page', async () => {
  await using shop = await openWithProducts();
  assert.deepEqual(await shop.list({}), [undefined, 0, 1, 2, 3, 4, 5]);
  assert.deepEqual(await shop.list({ limit: 2 }), ['sample-1', 0, 1]);
  assert.deepEqual(await shop.list({ limit: 2, after: 'sample-1' }), ['sample-3', 2, 3]);
  assert.deepEqual(await shop.list({ after: 'sample-4' }), [undefined, 5]);
});

Deno.test('products.list filters by state and category, and sorts', async () => {
  await using shop = await openWithProducts();
  const { list } = shop;
  assert.deepEqual(await list({ state: 'hidden' }), [undefined, 4]);
  assert.deepEqual(await list({ state: 'shown' }), [undefined, 0, 1, 2, 3, 5]);
  assert.deepEqual(await list({ state: 'soldOut' }), [undefined, 1]);
  assert.deepEqual(await list({ state: 'low' }), [undefined, 2]);
  assert.deepEqual(await list({ category: 'không có' }), [undefined]);
  assert.deepEqual(await list({ sort: 'price', limit: 2 }), ['sample-2', 1, 2]);
  assert.deepEqual(await list({ sort: 'price', after: 'sample-2' }), [undefined, 3, 4, 5, 0]);
  assert.deepEqual(await list({ sort: 'priceDesc', limit: 1 }), ['sample-0', 0]);
  assert.deepEqual(await list({ sort: 'stock', limit: 2 }), ['sample-2', 1, 2]);
  assert.deepEqual(await list({ sort: 'newest', limit: 2 }), ['sample-4', 5, 4]);
});

Deno.test('products.list finds shown and hidden products by name, and one by its id', async () => {
  await using shop = await openWithProducts();
  const { list } = shop;
  assert.deepEqual(await list({ search: 'vong da' }), [undefined, 0, 4]);
  assert.deepEqual(await list({ search: 'VÒNG', state: 'shown' }), [undefined, 0, 1]);
  assert.deepEqual(await list({ search: 'vòng', limit: 1, after: 'sample-0' }), ['sample-1', 1]);
  assert.deepEqual(await list({ search: 'Sample-3' }), [undefined, 3]);
  for (const search of ['ong', 'vòng xyz', '"', '*', '-', 'name :']) {
    assert.deepEqual(await list({ search }), [undefined], search);
  }
});

Deno.test('products.list finds a family by the option of a product that lists do not show', async () => {
  await using shop = await openWithProducts();
  await shop.set(3, { family: 'nhan', option: 'Cỡ 52', price: 1_000 });
  await shop.set(5, { family: 'nhan', option: 'Cỡ 56', price: 2_000 });
  assert.deepEqual(await shop.list({ search: 'co 56' }), [undefined, 3, 5]);
});
