import assert from 'node:assert/strict';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import { sql } from 'drizzle-orm';
import { readStoreQuery } from '../../contract/catalogue/store-query.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import {
  filterCondition,
  fromFamilies,
  fromProducts,
  orderColumns,
  orderOf,
} from './sql-filter.ts';

const scan = /COVERING INDEX products_by_elements/;

Deno.test('every filter and order of the store uses an index with all of its columns', async () => {
  await using test = await createTestDatabase();
  const cases: [string, RegExp][] = [
    ['', /COVERING INDEX products_by_position$/],
    ['category=Nhẫn', /COVERING INDEX products_by_category /],
    ['sort=newest', /COVERING INDEX products_by_serial$/],
    ['sort=price-asc', /COVERING INDEX products_by_price$/],
    ['sort=price-desc&min=5000', /COVERING INDEX products_by_price /],
    ['sort=price-asc&category=Nhẫn&max=900', /COVERING INDEX products_by_category_and_price /],
    ['sort=newest&category=Nhẫn', scan],
    ['min=5000', /COVERING INDEX products_by_position$/],
    ['element=Hỏa', /COVERING INDEX products_by_position$/],
    ['element=Hỏa&category=Nhẫn&max=900', /COVERING INDEX products_by_category /],
    ['element=Hỏa&sort=price-desc', /COVERING INDEX products_by_price$/],
    ['element=Hỏa&sort=price-asc&min=1000', /COVERING INDEX products_by_price /],
    [
      'min=1000&sort=price-asc&category=Tượng&subCategory=Quà Tặng',
      /COVERING INDEX products_by_sub_category_and_price /,
    ],
    ['element=Hỏa&sort=newest', scan],
    ['element=Hỏa&sort=newest&category=Nhẫn', scan],
    ['max=5000&sort=newest&category=Nhẫn&subCategory=Phong Thủy', scan],
  ];
  for (const [search, expected] of cases) {
    const query = readStoreQuery(new URLSearchParams(search), defaultCategories);
    const plan = await test.database.read.all<{ detail: string }>(sql`
      explain query plan select serial ${fromProducts(query, query.sort)}
      where ${filterCondition(query)}
      order by ${sql.join(orderOf(query.sort), sql`, `)} limit 12 offset 24`);
    const details = plan.map(({ detail }) => detail);
    assert.match(details[0] ?? '', expected, search);
    const isSorted = !details.some((detail) => detail.includes('TEMP B-TREE'));
    assert.equal(isSorted, expected !== scan, `${search}: ${details}`);
  }
});

Deno.test('families found by another option cost two indexes, and no sort of the list', async () => {
  await using test = await createTestDatabase();
  for (const search of ['category=Nhẫn&max=900', 'min=5000', 'element=Hỏa&sort=price-desc']) {
    const query = readStoreQuery(new URLSearchParams(search), defaultCategories);
    const columns = orderColumns(query.sort);
    const plan = await test.database.read.all<{ detail: string }>(sql`
      explain query plan select ${columns} ${fromProducts(query, query.sort)}
      where ${filterCondition(query)} union select ${columns} ${fromFamilies(query)}
      order by ${sql.join(orderOf(query.sort), sql`, `)} limit 12 offset 24`);
    const [merge, left, own, right, ...families] = plan.map(({ detail }) => detail);
    assert.deepEqual([merge, left, right], ['MERGE (UNION)', 'LEFT', 'RIGHT'], search);
    assert.match(own ?? '', /COVERING INDEX products_by_/);
    assert.ok(families.some((step) => /COVERING INDEX products_of_families/.test(step)), search);
    assert.ok(families.some((step) => /COVERING INDEX products_options/.test(step)), search);
  }
});
