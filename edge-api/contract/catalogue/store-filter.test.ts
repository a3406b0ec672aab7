import assert from 'node:assert/strict';
import { defaultCategories } from './categories.ts';
import type { Product } from './product.ts';
import { readPriceRange, sortProducts, storeSorts } from './store-filter.ts';
import { queryStore } from './query-store.ts';
import { readStoreQuery, storeHref } from './store-query.ts';

const read = (search: string) => readStoreQuery(new URLSearchParams(search), defaultCategories);
const conditions = (search: string) => {
  const { element, min, max, sort } = read(search);
  return { element, min, max, sort };
};
const none = { element: undefined, min: undefined, max: undefined, sort: undefined };

Deno.test('readStoreQuery() ignores unknown elements, orders and prices', () => {
  const invalid = [
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    'Infinity',
    'rẻ',
    '٣',
    '00',
    '1.00.000',
    '1k5',
  ];
  for (const text of [...invalid, '9'.repeat(400), '1000000000001', '1000000001k']) {
    assert.deepEqual(conditions(`min=${text}&max=${text}`), none, text);
  }
  for (const text of ['', 'Gió', 'constructor', '__proto__', 'price', 'x'.repeat(10_000)]) {
    assert.deepEqual(conditions(`element=${text}&sort=${text}`), none, text);
  }
});

Deno.test('readStoreQuery() reads elements in every spelling, and the URL has one of them', () => {
  for (const text of ['Hỏa', 'Hoả', 'hoa', 'HỎA'.normalize('NFD')]) {
    assert.equal(storeHref(read(`element=${text}`)), '/store?element=H%E1%BB%8Fa', text);
  }
});

Deno.test('readPriceRange() reads prices as visitors type them', () => {
  for (
    const text of [
      '500000',
      '500.000',
      '500,000',
      '500 000',
      '500k',
      '500 K',
      '500.000đ',
      ' 500.000 VNĐ',
    ]
  ) {
    assert.deepEqual(readPriceRange(text, ''), { min: 500_000 }, text);
  }
  assert.deepEqual(readPriceRange('2000000', '1.500.000'), { min: 1_500_000, max: 2_000_000 });
  assert.deepEqual(readPriceRange('1.000', '1k'), { min: 1_000, max: 1_000 });
});

const product = (serial: number, price: number, elements: Product['elements']): Product => ({
  _id: `p-${serial}`,
  name: 'Nhẫn',
  description: '',
  price,
  image: 'a.webp',
  category: 'Nhẫn',
  subCategory: 'Phong Thủy',
  stock: 1,
  serial,
  ...(elements && { elements }),
});
const products = [
  product(3, 200, ['Hỏa']),
  product(1, 300, ['Thổ']),
  product(4, 100, undefined),
  product(2, 200, ['Kim', 'Mộc']),
];

Deno.test('sortProducts() orders by price or addition, and does not change the list', () => {
  const orders = storeSorts.map((
    sort,
  ) => [sort, sortProducts(products, sort).map((p) => p.serial)]);
  assert.deepEqual(Object.fromEntries(orders), {
    newest: [4, 3, 2, 1],
    'price-asc': [4, 2, 3, 1],
    'price-desc': [1, 3, 2, 4],
  });
  assert.deepEqual(products.map(({ serial }) => serial), [3, 1, 4, 2]);
});

Deno.test('queryStore() filters by element and price, limits included', () => {
  const found = (search: string) =>
    queryStore(products, read(search)).products.map((p) => p.serial);
  assert.deepEqual(found('element=Thổ'), [3, 1]);
  assert.deepEqual(found('element=Hỏa'), [3, 2], 'wood generates fire');
  assert.deepEqual(found('min=200'), [3, 1, 2]);
  assert.deepEqual(found('min=200&max=200'), [3, 2]);
  assert.deepEqual(found('element=Hỏa&sort=newest&max=250&q=nhan'), [3, 2]);
  assert.deepEqual(found('element=Kim&max=100'), []);
});
