import assert from 'node:assert/strict';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { StoreQuery } from '../contract/catalogue/store-query.ts';
import type { Database } from '../db/database.ts';
import { type NewProductRow, products } from '../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { timesOfTest } from '../testing/times-of-test.ts';
import { type ContentChange, createCatalogue } from './catalogue.ts';
import { ProductList } from './product-list.ts';
import { seedCatalogue } from './seed-catalogue.ts';

async function openCatalogue({ count = 10, listLimit = 1_000 } = {}) {
  const test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(count));
  let time = 0;
  const catalogue = createCatalogue(test.database, () => {}, {
    listLimit,
    ...timesOfTest(() => time),
  });
  const changes: ContentChange[] = [];
  catalogue.onContentChange((change) => changes.push(change));
  return {
    database: test.database,
    changes,
    later() {
      time += 1_001;
      return catalogue.current();
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

const update = (database: Database, id: string, fields: Partial<NewProductRow>) =>
  database.batch((db) => [db.update(products).set(fields).where(eq(products.id, id))]);
const setStock = (database: Database, id: string, stock: number) => update(database, id, { stock });
const insert = (database: Database, index: number) => {
  const product = sampleProducts(index + 1)[index]!;
  return database.batch((db) => [db.insert(products).values({ ...product, position: index })]);
};
const remove = (database: Database, ...ids: string[]) =>
  database.batch((db) => [db.delete(products).where(inArray(products.id, ids))]);

const all: StoreQuery = { q: '', category: '', subCategory: '', page: 1, product: '' };

Deno.test('a change replaces the changed products only', async () => {
  await using shop = await openCatalogue();
  const before = (await shop.later()).products!;
  await setStock(shop.database, 'sample-3', 9);
  await remove(shop.database, 'sample-5');
  const after = (await shop.later()).products!;
  assert.equal(after.length, 9);
  const kept = before.filter((product) => after.includes(product)).map(({ _id }) => _id);
  assert.deepEqual(
    kept,
    before.map(({ _id }) => _id).filter((id) => id !== 'sample-3' && id !== 'sample-5'),
  );
  assert.equal(after.find(({ _id }) => _id === 'sample-3')?.stock, 9);
});

Deno.test('listeners receive the changed products, and nothing for a sale that leaves enough', async () => {
  await using shop = await openCatalogue();
  await shop.later();
  await setStock(shop.database, 'sample-1', 8);
  await shop.later();
  assert.deepEqual(shop.changes, []);
  await setStock(shop.database, 'sample-1', 3);
  await setStock(shop.database, 'sample-2', 0);
  await shop.later();
  assert.deepEqual(shop.changes.splice(0), [{ ids: ['sample-1', 'sample-2'], prices: false }]);
  await insert(shop.database, 11);
  await shop.later();
  assert.deepEqual(shop.changes, [{ ids: undefined, prices: false }]);
});

for (const listLimit of [1, 1_000]) {
  Deno.test(`a price changes the lists by price only, with a limit of ${listLimit}`, async () => {
    await using shop = await openCatalogue({ listLimit });
    const cheapest: StoreQuery = { ...all, sort: 'price-asc', max: 10_000 };
    assert.equal((await (await shop.later()).source.page(cheapest)).total, 0);
    await update(shop.database, 'sample-4', { price: 10_000 });
    const { source } = await shop.later();
    assert.deepEqual((await source.page(cheapest)).products.map(({ _id }) => _id), ['sample-4']);
    assert.deepEqual(shop.changes, [{ ids: ['sample-4'], prices: true }]);
  });
}

Deno.test('random changes lead to the same list as reading all products', async () => {
  const index = fc.nat(14);
  const change = fc.oneof(
    fc.record({ kind: fc.constant('stock' as const), index, value: fc.nat(8) }),
    fc.record({
      kind: fc.constant('price' as const),
      index,
      value: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('position' as const), index, value: fc.nat(14) }),
    fc.record({ kind: fc.constant('remove' as const), index, value: fc.constant(0) }),
    fc.record({ kind: fc.constant('insert' as const), index, value: fc.constant(0) }),
    fc.record({ kind: fc.constant('check' as const), index, value: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 30 }), async (changes) => {
      await using shop = await openCatalogue({ count: 8 });
      await shop.later();
      for (const { kind, index, value } of changes) {
        const id = `sample-${index}`;
        const set = (fields: { stock?: number; price?: number; position?: number }) =>
          shop.database.batch((db) => [
            db.update(products).set({ originalPrice: null, ...fields }).where(eq(products.id, id)),
          ]);
        if (kind === 'check') await shop.later();
        else if (kind === 'remove') await remove(shop.database, id);
        else if (kind === 'insert') {
          await remove(shop.database, id);
          await insert(shop.database, index);
        } else await set({ [kind]: value });
      }
      const expected = (await ProductList.read(shop.database)).products;
      assert.deepEqual((await shop.later()).products, expected);
    }),
    { numRuns: 20 },
  );
});

Deno.test('the list is dropped when the catalogue grows above the limit, and read when it shrinks', async () => {
  await using shop = await openCatalogue({ count: 3, listLimit: 3 });
  assert.equal((await shop.later()).products?.length, 3);
  await insert(shop.database, 3);
  const large = await shop.later();
  assert.equal(large.products, undefined);
  assert.equal(large.count, 4);
  assert.equal((await large.source.page(all)).total, 4);
  await remove(shop.database, 'sample-0');
  const small = await shop.later();
  assert.equal(small.products?.length, 3);
});

Deno.test('a large catalogue shows changes, and keeps its counts until the listing changes', async () => {
  await using shop = await openCatalogue({ count: 30, listLimit: 3 });
  const before = await shop.later();
  assert.equal((await before.source.page(all)).total, 30);
  await setStock(shop.database, 'sample-1', 0);
  const sold = await shop.later();
  assert.equal(sold.source, before.source);
  assert.equal((await sold.source.find('sample-1'))?.stock, 0);
  await remove(shop.database, 'sample-2');
  assert.equal((await (await shop.later()).source.page(all)).total, 29);
});

for (const listLimit of [1, 1_000]) {
  Deno.test(`a source finds, looks up and picks products with a limit of ${listLimit}`, async () => {
    await using shop = await openCatalogue({ count: 250, listLimit });
    const { source } = await shop.later();
    assert.equal((await source.find('sample-7'))?.name, 'Vòng tay đá số 7');
    assert.equal(await source.find('none'), undefined);
    const found = await source.lookup(['sample-9', 'none', "' or 1=1", 'sample-2']);
    assert.deepEqual(found.map(({ _id }) => _id), ['sample-9', 'sample-2']);
    assert.deepEqual(await source.lookup([]), []);
    const picked = await source.pick('', 8);
    assert.equal(new Set(picked.map(({ _id }) => _id)).size, 8);
    assert.equal((await source.pick('Vòng Tay', 8)).length, 8);
    assert.deepEqual(await source.pick('Nhẫn', 8), []);
  });
}
