import assert from 'node:assert/strict';
import fc from 'fast-check';
import { categories } from '../../contract/catalogue/categories.ts';
import { createListSource } from '../../contract/catalogue/list-source.ts';
import type { StoreQuery } from '../../contract/catalogue/store-query.ts';
import { products as productsTable } from '../../db/schema.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { seedCatalogue, type SeedProduct } from '../seed-catalogue.ts';
import { toProduct } from '../to-product.ts';
import { createSqlSource } from './sql-source.ts';

const words = [
  ...['Vòng', 'tay', 'Đá', 'mắt', 'hổ', 'hồ', 'ly', 'thạch', 'ANH', 'tím', 'ngọc', 'bích', 'đỏ'],
  // Unfinished input of Telex and VNI, digits, and words that begin alike.
  ...['vongf', 'da1', 'ddas', 'tha', 'thachs', '10', '100', '8mm', 'ngo', 'ngoc', 'tỳ', 'hưu'],
  ...['Ưng', 'Ơn', 'ẵ', 'ệ', 'ự', 'ốc', 'ố'.normalize('NFD'), 'Đ', 'đ', 'w', 'ươ', 'Ở'],
  // Syntax of FTS5 and SQL.
  ...['AND', 'OR', 'NOT', 'NEAR', '"', "'", '*', '^', ':', '(', ')', '{', '}', '-', '+', '%', ';'],
  ...['a"b', "o'x", 'name:', 'x*', 'rowid', '__', 'vong_tay', '\u00b7', '…', '12,5', '5%'],
];
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constantFrom(...words).map((text) => text.normalize('NFD')) },
  { weight: 1, arbitrary: fc.constantFrom(...words).map((text) => text.slice(0, 2)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const text = (minLength: number, maxLength: number) =>
  fc.array(word, { minLength, maxLength }).map((parts) => parts.join(' '));
const category = fc.constantFrom(...categories);
const product = fc.record({ name: text(1, 5), description: text(0, 12), of: category }).map(
  ({ name, description, of }, index = 0): Omit<SeedProduct, 'id'> => ({
    name,
    description,
    price: 1_000 + index,
    image: 'hu-da.webp',
    category: of.name,
    subCategory: of.subCategories[name.length % of.subCategories.length]!,
    stock: 3,
  }),
);
const query = fc.record({ q: text(0, 3), of: category, filter: fc.nat(2), page: fc.nat(4) }).map(
  ({ q, of, filter, page }): StoreQuery => ({
    q,
    category: filter > 0 ? of.name : '',
    subCategory: filter > 1 ? of.subCategories[0] : '',
    page: page + 1,
    product: '',
  }),
);
const catalogue = fc.array(product, { maxLength: 60 });

Deno.test('the database and the list give the same pages for generated catalogues and queries', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(query, { minLength: 30 }), async (list, queries) => {
      await using test = await createTestDatabase();
      const { database } = test;
      await seedCatalogue(
        database,
        list.map((product, index) => ({ ...product, id: `p-${index}` })),
      );
      const rows = await database.read.select().from(productsTable).orderBy(productsTable.position);
      const fromList = createListSource(
        rows.map(({ serial: _, contentVersion: _c, stockVersion: _s, ...row }) => toProduct(row)),
      );
      const fromDatabase = createSqlSource(database);
      for (const query of queries) {
        assert.deepEqual(
          await fromDatabase.page(query),
          await fromList.page(query),
          JSON.stringify(query),
        );
      }
    }),
    { numRuns: 25 },
  );
});
