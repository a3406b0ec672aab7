import assert from 'node:assert/strict';
import type { Product } from '../../contract/catalogue/product.ts';
import { chooseRelated, neighbourLimit, neighboursIn } from './read-related.ts';

function product(id: string, fields: Partial<Product> = {}): Product {
  return {
    _id: id,
    name: id,
    description: '',
    price: 1_000,
    image: 'a.webp',
    category: 'Nhẫn',
    subCategory: 'Phong Thủy',
    stock: 1,
    ...fields,
  };
}

const ids = (products: readonly Product[]) => products.map(({ _id }) => _id);

const ring = product('ring', { elements: ['Kim'] });

Deno.test('chooseRelated() puts products of the category that share an element first', async () => {
  const related = await chooseRelated(ring, {
    category: [product('plain'), product('metal', { elements: ['Thủy', 'Kim'] })],
    all: () => [
      product('plain'),
      product('statue', { category: 'Tượng', elements: ['Kim'] }),
      product('tree', { category: 'Cây Đá', elements: ['Mộc'] }),
      product('metal', { elements: ['Thủy', 'Kim'] }),
    ],
  });
  assert.deepEqual(ids(related), ['metal', 'plain', 'statue']);
});

Deno.test('chooseRelated() leaves out sold-out products, and returns eight at most', async () => {
  const category = Array.from(
    { length: 12 },
    (_, index) => product(`${index}`, { stock: index === 1 ? 0 : 1 }),
  );
  const related = await chooseRelated(ring, {
    category,
    all: () => assert.fail('the others are not read'),
  });
  assert.deepEqual(ids(related), ['0', '2', '3', '4', '5', '6', '7', '8']);
});

Deno.test('neighboursIn() begins after the product and continues from the beginning of the list', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => product(id));
  assert.deepEqual(ids(neighboursIn(list, 'c', () => true)), ['d', 'a', 'b']);
  assert.deepEqual(ids(neighboursIn(list, 'c', ({ _id }) => _id > 'b')), ['d']);
  assert.deepEqual(neighboursIn(list, 'x', () => true), []);
});

Deno.test('neighboursIn() returns a limited number of products', () => {
  const list = Array.from({ length: 200 }, (_, index) => product(`${index}`));
  assert.equal(neighboursIn(list, '150', () => true).length, neighbourLimit);
});
