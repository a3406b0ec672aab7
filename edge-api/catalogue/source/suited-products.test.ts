import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import { adviseStones } from '../../contract/tu-vi/advise-stones.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { toElementBits } from '../element-bits.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { readSuitedProducts, selectSuited } from './suited-products.ts';

const chart = { menh: 'Kim', weakest: 'Thủy' } as const;

const places = defaultCategories.flatMap(({ name, subCategories }) =>
  subCategories.map((subCategory) => ({ category: name, subCategory }))
);

const combinations = [
  ['Kim'],
  ['Thổ'],
  ['Thủy'],
  ['Thổ', 'Thủy'],
  ['Hỏa', 'Thổ'],
  ['Mộc'],
  [],
] as const;

/** Opens a catalogue with 4,200 products of all subcategories. Every third one is sold out. */
async function openCatalogue() {
  const test = await createTestDatabase();
  const rows = sampleProducts(4_200).map((product, index) => ({
    ...product,
    ...places[index % places.length]!,
    elements: toElementBits(combinations[Math.floor(index / places.length) % 7]!),
    stock: Math.floor(index / 147) % 3 === 0 ? 0 : 5,
  }));
  await seedCatalogue(test.database, rows);
  return test;
}

Deno.test('readSuitedProducts() reads few products in stock from every subcategory', async () => {
  await using test = await openCatalogue();
  const found = await readSuitedProducts(test.database, chart);
  for (const { category, subCategory } of places) {
    const here = found.filter((product) =>
      product.category === category && product.subCategory === subCategory
    );
    assert.equal(here.length, 9, `${category}, ${subCategory}`);
  }
  assert.ok(found.every(({ stock }) => stock > 0));
  const suggestions = adviseStones(chart, found);
  assert.equal(suggestions.length, 8);
  assert.equal(
    suggestions.length,
    new Set(suggestions.map(({ product }) => product.category)).size,
  );
  assert.equal(adviseStones(chart, found, 1_000).length, found.length, 'all of them suit');
});

Deno.test('readSuitedProducts() reads a shop with as many categories as there may be', async () => {
  await using test = await openCatalogue();
  const subCategories = JSON.stringify(Array.from({ length: 20 }, (_, index) => `Loại ${index}`));
  await test.database.batch((db) => [
    db.run(sql`
      insert into categories (id, name, image, sub_categories, position, version)
      select 'x' || value, 'Danh mục ' || value, '', ${subCategories}, 100 + value, 1
      from json_each(${JSON.stringify(Array.from({ length: 42 }, (_, index) => index))})`),
  ]);
  assert.equal((await readSuitedProducts(test.database, chart)).length, places.length * 9);
});

Deno.test('readSuitedProducts() finds nothing in a catalogue without elements', async () => {
  await using test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(3));
  assert.deepEqual(await readSuitedProducts(test.database, chart), []);
});

Deno.test('the products that suit a chart are found by indexes', async () => {
  await using test = await createTestDatabase();
  const query = selectSuited(test.database.read, chart, defaultCategories).getSQL();
  const plan = await test.database.read.all<{ detail: string }>(sql`explain query plan ${query}`);
  const details = plan.map(({ detail }) => detail).filter((detail) => /\bproducts\b/.test(detail));
  assert.ok(details.length > places.length);
  assert.match(details[0]!, /SEARCH products USING INDEX products_serial_unique/);
  for (const detail of details.slice(1)) {
    assert.match(
      detail,
      /SEARCH products USING (COVERING )?INDEX products_by_elements \(category=\? AND sub_category=\? AND elements=\?\)/,
    );
  }
});
