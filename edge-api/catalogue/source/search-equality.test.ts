import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import { elements } from '../../contract/catalogue/elements.ts';
import { createListSource } from '../../contract/catalogue/list-source.ts';
import { readSynonyms } from '../../contract/catalogue/search/synonyms.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { storeSorts } from '../../contract/catalogue/store-filter.ts';
import type { StoreQuery } from '../../contract/catalogue/store-query.ts';
import { products as productsTable } from '../../db/schema/catalogue-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { seedCatalogue, type SeedProduct } from '../seed-catalogue.ts';
import { productColumns, toProduct } from '../product-row.ts';
import { createSqlSource } from './sql-source.ts';

const words = [
  ...['Vòng', 'tay', 'Đá', 'mắt', 'hổ', 'hồ', 'ly', 'thạch', 'ANH', 'tím', 'ngọc', 'bích', 'đỏ'],
  // Unfinished input of Telex and VNI, digits, and words that begin alike.
  ...['vongf', 'da1', 'ddas', 'tha', 'thachs', '10', '100', '8mm', 'ngo', 'ngoc', 'tỳ', 'hưu'],
  ...['Ưng', 'Ơn', 'ẵ', 'ệ', 'ự', 'ốc', 'ố'.normalize('NFD'), 'Đ', 'đ', 'w', 'ươ', 'Ở'],
  // Synonyms, names of defaultCategories, elements, and typing errors.
  ...['jade', 'lắc tay', 'dây chuyền', 'vòng cổ', 'phong thủy', 'quà', 'tặng', 'rồng', 'tiger eye'],
  ...['jades', 'eyes', 'lắc', 'dây', 'chuyền', 'cổ', 'phong', 'vòng tay', 'mắt hổ', 'lê', 'bích'],
  ...['mệnh', 'Thủy', 'thuỷ tinh', 'mộc', 'cẩm thạch', 'tya', 'mawts', 'da1', 'vongtay', 'ngcọ'],
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
const category = fc.constantFrom(...defaultCategories);
const product = fc.record({
  name: text(1, 5),
  description: text(0, 12),
  of: category,
  // Few prices, so that many products share one.
  price: fc.integer({ min: 1, max: 9 }),
  elements: fc.nat(31),
  family: fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 2 }),
  option: fc.option(text(1, 2), { freq: 3 }),
}).map(
  ({ name, description, of, price, elements, family, option }): Omit<SeedProduct, 'id'> => ({
    name,
    ...(family !== null && { family }),
    ...(option !== null && { option }),
    description,
    price: price * 1_000,
    elements,
    image: 'hu-da.webp',
    category: of.name,
    subCategory: of.subCategories[name.length % of.subCategories.length]!,
    stock: 3,
  }),
);
// Searches for names of defaultCategories and for synonyms, alone or with another word.
const phrase = fc.constantFrom(
  'vòng cổ',
  'phong thuy',
  'dây chuyền',
  'cẩm thạch',
  'mat ho',
  'rồng',
);
const searched = fc.oneof(
  { weight: 3, arbitrary: text(0, 3) },
  { weight: 1, arbitrary: fc.tuple(phrase, text(0, 1)).map((parts) => parts.join(' ')) },
  // A single word with a typing error, which is corrected if some name has the word.
  { weight: 1, arbitrary: fc.constantFrom('thahc', 'ngcọ', 'vongf', 'btích', 'tya') },
);
const price = fc.option(fc.integer({ min: 1, max: 9_999 }), { freq: 2 });
const query = fc.record({
  q: searched,
  of: category,
  filter: fc.nat(2),
  page: fc.nat(4),
  element: fc.option(fc.constantFrom(...elements), { freq: 2 }),
  min: price,
  max: price,
  sort: fc.option(fc.constantFrom(...storeSorts), { freq: 2 }),
}).map(
  ({ q, of, filter, page, element, min, max, sort }): StoreQuery => ({
    q,
    ...(element && { element }),
    ...(min && { min }),
    ...(max && { max }),
    ...(sort && { sort }),
    category: filter > 0 ? of.name : '',
    subCategory: filter > 1 ? of.subCategories[0]! : '',
    page: page + 1,
    product: '',
  }),
);
const synonyms = readSynonyms([
  'cẩm thạch = ngọc bích = jade',
  'vòng tay = lắc tay',
  'vòng cổ = dây chuyền',
  'mắt hổ = tiger eye',
  'mệnh thủy = mạng thủy',
  'mệnh mộc = mạng mộc',
  'rồng > tượng = ngọc bích',
  'đá = da1 > nhẫn',
], defaultCategories);

// Small limits, so that catalogues of the test exceed them.
const options = [{}, { synonyms: () => synonyms }, {
  synonyms: () => synonyms,
  limits: { ranked: 3, counted: 13 },
}];
const catalogue = fc.array(product, { maxLength: 60, size: 'max' });

Deno.test('the database and the list give the same pages for generated catalogues and queries', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.array(query, { minLength: 30, maxLength: 40 }),
      async (list, queries) => {
        await using test = await createTestDatabase();
        const { database } = test;
        await seedCatalogue(
          database,
          list.map((product, index) => ({ ...product, id: `p-${index}` })),
        );
        const rows = await database.read.select(productColumns).from(productsTable)
          .orderBy(productsTable.position);
        const products = rows.map(toProduct);
        for (const option of options) {
          const fromList = createListSource(products, option);
          const fromDatabase = createSqlSource(database, option);
          for (const query of queries) {
            const page = await fromDatabase.page(query);
            assert.deepEqual(page, await fromList.page(query), JSON.stringify(query));
            if (page.suggestion) outcomes.add('suggestion');
            if (page.near?.dropped.length && page.near.q !== '') outcomes.add('near');
            if (page.total > 0) outcomes.add('found');
            if (page.meant) outcomes.add('meant');
            if (page.total > 0 && query.sort && query.element) outcomes.add('sorted and filtered');
            const isOther = ({ familySize, price }: Product) =>
              familySize !== undefined && price < (query.min ?? 0);
            if (page.products.some(isOther)) outcomes.add('found by another option');
          }
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  assert.deepEqual([...outcomes].sort(), [
    'found',
    'found by another option',
    'meant',
    'near',
    'sorted and filtered',
    'suggestion',
  ]);
});

Deno.test('the database and the list give the same pages of a search with more matches than are counted', async () => {
  await using test = await createTestDatabase();
  // The last products come first in their groups, but are beyond the compared matches.
  const list = sampleProducts(60).map((product, index) => ({
    ...product,
    name: index % 3 === 0 ? 'Nhẫn' : index > 55 ? 'Vòng đá' : 'Vòng dạ đà',
    description: index > 50 ? 'Vòng đá' : 'vọng dạ',
  }));
  await seedCatalogue(test.database, list);
  const rows = await test.database.read.select(productColumns).from(productsTable)
    .orderBy(productsTable.position);
  const products = rows.map(toProduct);
  const limits = { ranked: 3, counted: 13 };
  const [fromList, fromDatabase] = [
    createListSource(products, { limits }),
    createSqlSource(test.database, { limits }),
  ];
  for (const q of ['vòng đá', 'vong', 'da', 'ring']) {
    for (const page of [1, 2, 3, 4, 5, 6, 99]) {
      const query = { q, category: '', subCategory: '', page, product: '' };
      const expected = await fromList.page(query);
      assert.deepEqual(await fromDatabase.page(query), expected, `${q} ${page}`);
      if (q === 'da' && page < 4) assert.ok(expected.hasMore && expected.pageCount > page);
      if (q === 'da' && page === 99) assert.deepEqual([expected.page, expected.total], [5, 60]);
    }
  }
});
