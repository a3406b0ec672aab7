import assert from 'node:assert/strict';
import { ne } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { createSqlSource } from './sql-source.ts';

/** Opens a source that counts its queries. 300 rings are followed by 3,000 bracelets. */
async function openSource() {
  const test = await createTestDatabase();
  const { database } = test;
  const rows = sampleProducts(3_300)
    .map((product, index) => index < 300 ? { ...product, category: 'Nhẫn' } : product);
  await seedCatalogue(database, rows);
  let queries = 0;
  const read = new Proxy(database.read, {
    get(target, name, receiver) {
      if (name === 'select' || name === '$count') queries += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return {
    database,
    source: createSqlSource({ read }),
    queries: () => queries,
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

Deno.test('picking from a category at the beginning of the catalogue takes few queries', async () => {
  await using shop = await openSource();
  const picked = await shop.source.pick('Nhẫn', 8);
  assert.equal(new Set(picked.map(({ _id }) => _id)).size, 8);
  assert.ok(picked.every(({ category }) => category === 'Nhẫn'));
  assert.ok(shop.queries() <= 20, `${shop.queries()} queries`);
});

Deno.test('picking ends if most of the counted products were deleted meanwhile', async () => {
  await using shop = await openSource();
  await shop.source.pick('', 8);
  await shop.database.batch((db) => [db.delete(products).where(ne(products.id, 'sample-0'))]);
  assert.ok((await shop.source.pick('', 8)).length <= 1);
});
