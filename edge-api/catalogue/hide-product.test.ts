import assert from 'node:assert/strict';
import { defaultCategories } from '../contract/catalogue/categories.ts';
import { eq } from 'drizzle-orm';
import { addToCart } from '../cart/change-cart.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { fillCart, orderRequest, readCart, readStock } from '../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { readStoreQuery } from '../contract/catalogue/store-query.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { readReviews } from '../reviews/read-reviews.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { timesOfTest } from '../testing/times-of-test.ts';
import { createCatalogue } from './catalogue.ts';
import { readDetailedProductPages, readProductIds, readProductPages } from './product-pages.ts';
import {
  deleteProduct,
  getProduct,
  hideProduct,
  saveProduct,
  showProduct,
} from './save-product.ts';

const id = 'sample-1';
const chart = { menh: 'Kim', weakest: 'Thủy' } as const;
const searches = ['', 'q=da', 'q=da&sort=newest', 'sort=price-asc', 'sort=newest', 'min=1'];
const filters = ['', '&category=Vòng Tay', '&category=Vòng Tay&subCategory=Phong Thủy'];

/** Three products that suit the chart. */
const openShop = () => openTestShop({ products: sampleProducts(3, { elements: 5 }) });

async function change({ deps }: TestShop, operation: typeof hideProduct) {
  const { version } = await runAsOwner(deps, getProduct, { id });
  return await runAsOwner(deps, operation, { id, version });
}

for (const [size, listLimit] of [['small', 1_000], ['large', 0]] as const) {
  Deno.test(`a hidden product leaves all lists of a ${size} catalogue, and returns to its place`, async () => {
    await using shop = await openShop();
    const { database } = shop;
    let time = 0;
    const options = { listLimit, ...timesOfTest(() => time) };
    const catalogue = createCatalogue(database, () => {}, options);
    const changes: unknown[] = [];
    catalogue.onContentChange((change) => changes.push(change));
    const readIds = async (from = catalogue) => {
      time += 1_001;
      const { count, source } = await from.current();
      const lists = [
        ...(await Promise.all(searches.flatMap((search) =>
          filters.map(async (filter) => {
            const page = await source.page(
              readStoreQuery(new URLSearchParams(search + filter), defaultCategories),
            );
            assert.equal(page.products.length, page.total, search + filter);
            return page.products;
          })
        ))),
        await source.lookup(['sample-0', id, 'sample-2']),
        await source.pick('', 8),
        await source.suited(chart),
        (await Array.fromAsync(readProductPages(database))).flat(),
      ].map((list) => list.map(({ _id }) => _id).sort());
      const neighbours = await source.related((await source.find('sample-0'))!);
      const one = [await source.find(id), await source.details(id)].map((found) => found?._id);
      const siteMap = (await Array.fromAsync(readProductIds(database, 0, 1_000))).flat();
      return { count, lists, neighbours: neighbours.map(({ _id }) => _id), one, siteMap };
    };
    const before = await readIds();
    assert.deepEqual(before.lists[0], ['sample-0', id, 'sample-2']);

    await change(shop, hideProduct);
    const hidden = await readIds();
    assert.equal(hidden.count, 2);
    for (const list of hidden.lists) assert.deepEqual(list, ['sample-0', 'sample-2']);
    assert.deepEqual(hidden.neighbours, ['sample-2']);
    assert.deepEqual(hidden.one, [undefined, undefined]);
    assert.deepEqual(hidden.siteMap, ['sample-0', 'sample-2']);
    assert.deepEqual(await readIds(createCatalogue(database, () => {}, options)), hidden);
    assert.deepEqual(changes, [{ ids: undefined, prices: false }], 'pages are invalidated');

    const { version } = await runAsOwner(shop.deps, getProduct, { id });
    await runAsOwner(shop.deps, saveProduct, { id, version, changes: { name: 'Đá mới' } });
    assert.deepEqual((await readIds()).lists, hidden.lists, 'a changed product stays hidden');
    await change(shop, showProduct);
    assert.deepEqual(await readIds(), before);
    await change(shop, hideProduct);
    await change(shop, deleteProduct as unknown as typeof hideProduct);
    assert.deepEqual((await readIds()).lists, hidden.lists);
  });
}

Deno.test('a hidden product leaves the carts and cannot be ordered; exports keep it', async () => {
  await using shop = await openShop();
  const { database, deps } = shop;
  const request = orderRequest({ [id]: 1 });
  const { orderId } = await placeOrder(deps, { userId: 'an', request, payment: 'cod' });
  await fillCart(database, 'an', { 'sample-0': 1, [id]: 2 });
  const saved = await change(shop, hideProduct);
  assert.deepEqual([saved.hidden, saved.id], [true, id]);
  assert.deepEqual(await readCart(database, 'an'), { 'sample-0': 1 });
  const add = addToCart(database, { userId: 'an', now: 1 }, id);
  await assert.rejects(add, { code: 'NOT_FOUND' });
  const order = placeOrder(deps, { userId: 'binh', request, payment: 'cod' });
  await assert.rejects(order, { code: 'PRODUCT_GONE' });
  await assert.rejects(readReviews(database, id), { code: 'NOT_FOUND' });
  await setStatus(deps, orderId, 'cancelled');
  assert.equal(await readStock(database, id), 10, 'a cancelled order returns its stock');
  const exported = (await Array.fromAsync(readDetailedProductPages(database, 100))).flat();
  assert.equal(exported.length, 3);
  await change(shop, showProduct);
  assert.ok((await placeOrder(deps, { userId: 'binh', request, payment: 'cod' })).orderId);
});

Deno.test('a product is hidden from its version only, and hiding it again changes nothing', async () => {
  await using shop = await openShop();
  const { version } = await runAsOwner(shop.deps, getProduct, { id });
  await runAsOwner(shop.deps, saveProduct, { id, version, changes: { price: 5 } });
  const outdated = runAsOwner(shop.deps, hideProduct, { id, version });
  await assert.rejects(outdated, ({ code, details }) => {
    assert.deepEqual([code, details.current.price], ['CHANGED', 5]);
    return true;
  });
  const hidden = await change(shop, hideProduct);
  assert.deepEqual(await change(shop, hideProduct), hidden);
  const unknown = runAsOwner(shop.deps, hideProduct, { id: 'x', version });
  await assert.rejects(unknown, { code: 'NOT_FOUND' });
  const [row] = await shop.database.read.select().from(products).where(eq(products.id, id));
  assert.equal(row?.hidden, true);
});
