import assert from 'node:assert/strict';
import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { products as productsTable } from '../../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { productColumns, toProduct } from '../product-row.ts';
import { createSqlSource } from '../source/sql-source.ts';
import { createDetailedListSource } from './detailed-source.ts';

const generated = fc.array(
  fc.record({
    category: fc.constantFrom('Nhẫn', 'Tượng'),
    elements: fc.nat(31),
    stock: fc.constantFrom(0, 3, 3),
  }),
  { minLength: 1, maxLength: 100 },
);

Deno.test('the database and the list give the same related products', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async (list) => {
      await using test = await createTestDatabase();
      const { database } = test;
      await seedCatalogue(
        database,
        sampleProducts(list.length).map((product, index) => ({ ...product, ...list[index] })),
      );
      const rows = await database.read.select(productColumns).from(productsTable)
        .orderBy(asc(productsTable.position), asc(productsTable.serial));
      const products = rows.map(toProduct);
      const fromList = createDetailedListSource(database, products);
      const fromDatabase = createSqlSource(database);
      for (const product of products) {
        const related = await fromList.related(product);
        assert.deepEqual(await fromDatabase.related(product), related);
        assert.ok(related.length <= 8 && related.every(({ _id }) => _id !== product._id));
      }
    }),
    { numRuns: 12 },
  );
});

Deno.test('related products are found with an index, without reading the whole catalogue', async () => {
  await using test = await createTestDatabase();
  const queries: string[] = [];
  const explained = [
    sql`category = 'Nhẫn' and (position, serial) > (3, 4)`,
    sql`category = 'Nhẫn' and (position, serial) < (3, 4)`,
    sql`(position, serial) > (3, 4)`,
    sql`(position, serial) < (3, 4)`,
  ];
  for (const where of explained) {
    const plan = await test.database.read.all<{ detail: string }>(
      sql`explain query plan select id from products where ${where}
        order by position, serial limit 64`,
    );
    queries.push(plan.map(({ detail }) => detail).join('; '));
  }
  for (const plan of queries) assert.match(plan, /^SEARCH products USING INDEX products_by_[^;]*$/);
});

Deno.test('a product that is not sold has no related products', async () => {
  await using test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(3));
  const source = createSqlSource(test.database);
  const product = (await source.find('sample-1'))!;
  assert.equal((await source.related(product)).length, 2);
  assert.deepEqual(await source.related({ ...product, _id: 'khong-co' }), []);
});
