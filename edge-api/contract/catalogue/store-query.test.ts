import assert from 'node:assert/strict';
import { defaultCategories } from './categories.ts';
import fc from 'fast-check';
import type { Product } from './product.ts';
import { elements } from './elements.ts';
import { storeSorts } from './store-filter.ts';
import { queryStore } from './query-store.ts';
import { pageSize, readStoreQuery, storeHref } from './store-query.ts';

const product = (index: number): Product => ({
  _id: `p-${index}`,
  name: `Nhẫn số ${index}`,
  description: '',
  price: 1000,
  image: 'a.webp',
  category: index % 2 === 0 ? 'Nhẫn' : 'Tượng',
  subCategory: 'Phong Thủy',
  stock: 1,
});
const products = Array.from({ length: 50 }, (_, index) => product(index));
const read = (search: string) => readStoreQuery(new URLSearchParams(search), defaultCategories);

Deno.test('readStoreQuery() replaces invalid values with defaults', () => {
  for (const page of ['0', '-1', '1.5', 'NaN', 'Infinity', '1e3', '', '٣', '9'.repeat(400)]) {
    assert.equal(read(`page=${page}`).page, 1, page);
  }
  assert.equal(read('category=Xe').category, '');
  assert.equal(read('category=constructor').category, '');
  assert.equal(read('category=Nhẫn&subCategory=Cao Cấp').subCategory, '');
  assert.equal(read('subCategory=Phong Thủy').subCategory, '');
  assert.equal(read(`q=${'x'.repeat(10_000)}`).q.length, 200);
  assert.equal(read(`category=${'Nhẫn'.normalize('NFD')}`).category, 'Nhẫn');
});

Deno.test('readStoreQuery() is the inverse of storeHref()', () => {
  fc.assert(fc.property(
    fc.record({
      q: fc.string({ maxLength: 200 }),
      category: fc.constantFrom('', 'Nhẫn'),
      subCategory: fc.constantFrom('', 'Phong Thủy'),
      page: fc.integer({ min: 1, max: 999_999 }),
      product: fc.stringMatching(/^[a-z0-9-]{0,80}$/),
      element: fc.constantFrom(...elements),
      min: fc.integer({ min: 1, max: 1_000 }),
      max: fc.integer({ min: 1_000, max: 1_000_000_000_000 }),
      sort: fc.constantFrom(...storeSorts),
    }, { requiredKeys: ['q', 'category', 'subCategory', 'page', 'product'] }),
    (query) => {
      if (query.category === '') query.subCategory = '';
      const { searchParams } = new URL(storeHref(query), 'http://localhost');
      assert.deepEqual(readStoreQuery(searchParams, defaultCategories), { ...query });
    },
  ));
});

Deno.test('queryStore() splits all matches into pages of twelve', () => {
  const pages = [1, 2, 3, 4, 5].map((page) => queryStore(products, read(`page=${page}`)));
  assert.deepEqual(pages.flatMap((page) => page.products), products);
  assert.ok(pages.slice(0, -1).every((page) => page.products.length === pageSize));
  assert.equal(pages[0]?.pageCount, 5);
});

Deno.test('queryStore() shows the last page if a filter leaves fewer pages', () => {
  assert.equal(queryStore(products, read('page=4')).page, 4);
  const filtered = queryStore(products, read('page=4&category=Nhẫn'));
  assert.equal(filtered.page, 3);
  assert.equal(filtered.products.length, 1);
  assert.equal(queryStore(products, read('page=999999')).page, 5);
});

Deno.test('queryStore() returns one empty page if nothing matches', () => {
  assert.deepEqual(queryStore([], read('page=3')), {
    products: [],
    total: 0,
    page: 1,
    pageCount: 1,
  });
  assert.equal(queryStore(products, read('q=%25')).total, 0);
});

Deno.test('queryStore() filters by category and keeps the order', () => {
  const { products: found } = queryStore(products, read('category=Tượng&subCategory=Phong Thủy'));
  assert.deepEqual(
    found,
    products.filter(({ category }) => category === 'Tượng').slice(0, pageSize),
  );
});
