import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { createSqlSource } from './sql-source.ts';

Deno.test('the products of a filter are counted once', async () => {
  await using test = await createTestDatabase();
  await seedCatalogue(test.database, sampleProducts(30));
  const source = createSqlSource(test.database);
  const query = { q: '', category: 'Vòng Tay', subCategory: '', page: 1, product: '' };
  assert.equal((await source.page(query)).total, 30);
  await test.database.batch((db) => [db.delete(products).where(eq(products.id, 'sample-3'))]);
  assert.equal((await source.page({ ...query, page: 2 })).total, 30, 'the cached number');
  assert.equal((await createSqlSource(test.database).page(query)).total, 29);
});
