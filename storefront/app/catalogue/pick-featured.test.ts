import assert from 'node:assert/strict';
import type { Product } from '@thach-an/edge-api/contract';
import { featuredLimit, pickFeatured } from './pick-featured.ts';

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

Deno.test('pickFeatured() picks at most eight different products of the category', () => {
  const all = pickFeatured(products, '');
  assert.equal(all.length, featuredLimit);
  assert.equal(new Set(all).size, featuredLimit);
  const rings = pickFeatured(products, 'Nhẫn');
  assert.deepEqual(rings.map(({ category }) => category), Array(5).fill('Nhẫn'));
  assert.equal(new Set(rings).size, 5);
  assert.deepEqual(pickFeatured(products, 'Vòng Cổ'), []);
  assert.deepEqual(pickFeatured([], ''), []);
});

Deno.test('pickFeatured() can pick every product', () => {
  const seen = new Set(Array.from({ length: 400 }, () => pickFeatured(products, '')).flat());
  assert.equal(seen.size, products.length);
});

Deno.test('pickFeatured() does not change its input', () => {
  const before = [...products];
  pickFeatured(products, '', () => 0.999);
  assert.deepEqual(products, before);
});
