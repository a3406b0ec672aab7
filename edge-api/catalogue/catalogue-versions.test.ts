import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { type NewProductRow, products } from '../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { type CatalogueVersions, readCatalogueVersions } from './catalogue-versions.ts';
import { fileFieldNames } from './files/product-entry.ts';
import { readChangedIds } from './read-changes.ts';
import { seedCatalogue } from './seed-catalogue.ts';

async function openCounted() {
  const test = await createTestDatabase();
  const { database } = test;
  await seedCatalogue(database, sampleProducts(3));
  const versions = () => readCatalogueVersions(database);
  /** Returns which versions have grown, and the ids of the changed products. */
  async function changeOf(change: () => Promise<unknown>) {
    const before = await versions();
    await change();
    const after = await versions();
    const names = (Object.keys(before) as (keyof CatalogueVersions)[])
      .filter((name) => after[name] > before[name]);
    return { names, ids: await readChangedIds(database, before.content, 10) };
  }
  const isFirst = eq(products.id, 'sample-0');
  return {
    changeOf,
    update: (fields: Partial<NewProductRow>) =>
      changeOf(() => database.batch((db) => [db.update(products).set(fields).where(isFirst)])),
    remove: () => changeOf(() => database.batch((db) => [db.delete(products).where(isFirst)])),
    insert: () =>
      changeOf(() =>
        database.batch((db) => [
          db.insert(products).values({ ...sampleProducts(1)[0]!, position: 7 }),
        ])
      ),
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

Deno.test('a sale changes the content only if the stock becomes none, few or many', async () => {
  await using catalogue = await openCounted();
  const changes = [];
  for (const stock of [9, 5, 4, 1, 0, 2, 30]) {
    changes.push([stock, (await catalogue.update({ stock })).names.join()]);
  }
  assert.deepEqual(changes, [
    [9, 'stock'],
    [5, 'stock'],
    [4, 'content,stock'],
    [1, 'stock'],
    [0, 'content,stock'],
    [2, 'content,stock'],
    [30, 'content,stock'],
  ]);
});

Deno.test('a change of a picture or a detail changes the content, but no listing', async () => {
  await using catalogue = await openCounted();
  const changes: Partial<NewProductRow>[] = [
    { originalPrice: 300_001 },
    { image: 'a' },
    { colour: '#000000' },
    { stone: 'Ngọc' },
    { size: '1 cm' },
    { care: 'Lau khô.' },
    { gallery: '["b"]' },
  ];
  for (const fields of changes) {
    assert.deepEqual(await catalogue.update(fields), { names: ['content'], ids: ['sample-0'] });
  }
});

Deno.test('every field of a product changes the content', async () => {
  await using catalogue = await openCounted();
  for (const [index, name] of fileFieldNames.entries()) {
    if (name === '_id' || name === 'stock') continue;
    const value = products[name].dataType === 'number' ? 260_000 + index : '["x"]';
    const { names } = await catalogue.update({ [name]: value });
    assert.ok(names.includes('content'), name);
  }
});

Deno.test('texts, category, position and elements change the listing', async () => {
  await using catalogue = await openCounted();
  const changes = [
    { name: 'Khác' },
    { description: 'Khác' },
    { category: 'Nhẫn' },
    { subCategory: 'Cao Cấp' },
    { position: 8 },
    { elements: 8 },
  ];
  for (const fields of changes) {
    const { names, ids } = await catalogue.update(fields);
    assert.deepEqual(names, ['content', 'listing'], JSON.stringify(fields));
    assert.deepEqual(ids, ['sample-0']);
  }
});

Deno.test('a price changes the prices, but no listing', async () => {
  await using catalogue = await openCounted();
  const expected = { names: ['content', 'prices'], ids: ['sample-0'] };
  assert.deepEqual(await catalogue.update({ price: 1 }), expected);
});

Deno.test('an update without a change changes no version', async () => {
  await using catalogue = await openCounted();
  const [{ id: _, ...same }] = sampleProducts(1) as [NewProductRow];
  assert.deepEqual(await catalogue.update({ ...same, position: 0 }), { names: [], ids: [] });
});

Deno.test('inserts and deletions change the listing and are found by their version', async () => {
  await using catalogue = await openCounted();
  assert.deepEqual(await catalogue.remove(), { names: ['content', 'listing'], ids: ['sample-0'] });
  const inserted = { names: ['content', 'listing', 'stock'], ids: ['sample-0'] };
  assert.deepEqual(await catalogue.insert(), inserted);
  const both = await catalogue.changeOf(async () => {
    await catalogue.remove();
    await catalogue.insert();
  });
  assert.deepEqual(both.ids, ['sample-0']);
});
