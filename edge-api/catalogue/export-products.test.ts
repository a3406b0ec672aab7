import assert from 'node:assert/strict';
import { products } from '../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { formatProducts } from './export-products.ts';
import { readDetailedProductPages } from './product-pages.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { importCatalogue } from './testing/import-catalogue.ts';

Deno.test('formatProducts() formats products, some at a time, as the text of a file that can be imported again', async () => {
  async function* noProducts() {}
  assert.deepEqual(await Array.fromAsync(formatProducts(noProducts(), 'json')), ['[]\n']);
});

Deno.test('a family, and the forms of an uploaded picture, are no fields of an exported product', async () => {
  await using test = await createTestDatabase();
  const [small, large, ...others] = sampleProducts(4);
  await seedCatalogue(test.database, [
    { ...small!, family: 'vong', option: '14 cm' },
    { ...large!, family: 'vong', option: '16 cm' },
    ...others,
  ]);
  await test.database.batch((db) => [db.update(products).set({ imageForms: '800 400.webp' })]);
  const pages = readDetailedProductPages(test.database, 3);
  const text = (await Array.fromAsync(formatProducts(pages, 'json'))).join('');
  const { unchanged } = await importCatalogue(test.database, JSON.parse(text));
  assert.equal(unchanged, 4);
});
