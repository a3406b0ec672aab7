import assert from 'node:assert/strict';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import { z } from 'zod';
import { createListSource } from '../../contract/catalogue/list-source.ts';
import { productSchema } from '../../contract/catalogue/product.ts';
import { defaultShopSettings } from '../../settings/default-shop-settings.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { toProductRow } from '../product-row.ts';
import { createSqlSource } from '../source/sql-source.ts';
import searches from './demo-searches.json' with { type: 'json' };
import { shopSynonyms } from './shop-synonyms.ts';

const products = z.array(productSchema).parse(
  JSON.parse(await Deno.readTextFile(new URL('../../seed/products.json', import.meta.url))),
);
const synonyms = () =>
  shopSynonyms({ settings: defaultShopSettings, categories: defaultCategories }).synonyms;
const queryOf = (q: string) => ({ q, category: '', subCategory: '', page: 1, product: '' });

Deno.test('the curated searches of the demo catalogue show the expected products first', async () => {
  assert.ok(searches.length >= 60);
  await using test = await createTestDatabase();
  await seedCatalogue(test.database, products.map(toProductRow));
  const sources = [
    createListSource(products, { synonyms }),
    createSqlSource(test.database, { synonyms }),
  ];
  for (const source of sources) {
    for (const { query, first, suggestion } of searches) {
      const page = await source.page(queryOf(query));
      assert.deepEqual(page.products.slice(0, first.length).map(({ _id }) => _id), first, query);
      if (first.length === 0) assert.equal(page.total, 0, query);
      assert.equal(page.suggestion, suggestion, query);
    }
  }
});

Deno.test('the first products for an element suit the element', async () => {
  const source = createListSource(products, { synonyms });
  for (const element of ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ']) {
    const suits = (text: string) => text.includes(`mệnh ${element}`);
    const { products: found } = await source.page(queryOf(`mệnh ${element}`));
    const count = Math.min(found.length, products.filter((one) => suits(one.description)).length);
    assert.ok(count >= 8, element);
    for (const { description } of found.slice(0, count)) assert.ok(suits(description), description);
  }
});
