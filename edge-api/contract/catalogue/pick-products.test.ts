import assert from 'node:assert/strict';
import type { Product } from './product.ts';
import { featuredLimit, pickProducts } from './pick-products.ts';

const products = Array.from({ length: 20 }, (_, index): Product => ({
  _id: `p-${index}`,
  name: '',
  description: '',
  price: 1,
  image: '',
  category: index < 5 ? 'Nhẫn' : 'Tượng',
  subCategory: 'Phong Thủy',
  stock: 1,
}));

Deno.test('pickProducts() picks at most eight different products of the category', () => {
  const all = pickProducts(products, '', featuredLimit);
  assert.equal(all.length, featuredLimit);
  assert.equal(new Set(all).size, featuredLimit);
  const rings = pickProducts(products, 'Nhẫn', featuredLimit);
  assert.deepEqual(rings.map(({ category }) => category), Array(5).fill('Nhẫn'));
  assert.equal(new Set(rings).size, 5);
  assert.deepEqual(pickProducts(products, 'Vòng Cổ', featuredLimit), []);
  assert.deepEqual(pickProducts([], '', featuredLimit), []);
});

Deno.test('pickProducts() can pick every product', () => {
  const seen = new Set(
    Array.from({ length: 400 }, () => pickProducts(products, '', featuredLimit)).flat(),
  );
  assert.equal(seen.size, products.length);
});

Deno.test('pickProducts() does not change its input', () => {
  const before = [...products];
  pickProducts(products, '', featuredLimit, () => 0.999);
  assert.deepEqual(products, before);
});
