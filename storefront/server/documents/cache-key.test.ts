import type { Product } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { cacheKey, notFoundInCartKey, notFoundKey } from './cache-key.ts';

/** Two pages of products, of which one product is a ring. */
const products = Array.from({ length: 13 }, (_, index): Product => ({
  _id: `product-${index}`,
  name: `Sản phẩm ${index}`,
  description: '',
  price: 1_000,
  image: 'a.webp',
  category: index === 0 ? 'Nhẫn' : 'Tượng',
  subCategory: 'Phong Thủy',
  stock: 1,
  colour: '#000000',
}));
const paths = new Set(['/', '/store', '/cart', '/tuvi']);

const keyOf = (path: string) => cacheKey(`http://localhost${path}`, { paths, products });

Deno.test('cacheKey() keeps the parameters of a page in a fixed order', () => {
  assert.equal(keyOf('/store?page=2&q=ngoc'), '/store?q=ngoc&page=2');
  assert.equal(keyOf('/?product=product-1&product=y'), '/?product=product-1');
});

Deno.test('cacheKey() removes parameters that do not change the page', () => {
  for (
    const search of ['utm_source=a&fbclid=b', 'category=Xe', 'page=1', 'page=-3', 'category=&q=']
  ) {
    assert.equal(keyOf(`/store?${search}`), '/store', search);
  }
  assert.equal(keyOf('/?q=x&page=3'), '/');
  assert.equal(keyOf('/cart?q=x'), '/cart');
  assert.equal(keyOf('/tuvi?birth=1985-02-10&hour=8&gender=male'), '/tuvi');
});

Deno.test('cacheKey() truncates long search words', () => {
  assert.equal(keyOf(`/store?q=${'x'.repeat(10_000)}`), `/store?q=${'x'.repeat(200)}`);
});

Deno.test('cacheKey() removes a product that is not sold', () => {
  assert.equal(keyOf('/store?product=khong-co'), '/store');
  assert.equal(keyOf('/store?page=2&product=khong-co'), '/store?page=2');
  assert.equal(keyOf('/store?product=__proto__'), '/store');
  assert.equal(keyOf('/?product=khong-co'), '/');
  assert.equal(keyOf('/store?product=product-12'), '/store?product=product-12');
});

Deno.test('cacheKey() replaces a page number above the last', () => {
  assert.equal(keyOf('/store?page=2'), '/store?page=2');
  assert.equal(keyOf('/store?page=99999'), '/store?page=2');
  assert.equal(keyOf('/store?category=Nh%E1%BA%ABn&page=2'), '/store?category=Nh%E1%BA%ABn');
});

Deno.test('cacheKey() is the same for all unknown paths', () => {
  for (const path of ['/khong-co', '/x/y?z=1', '/STORE', '//store', '/%FF', '/khong-tim-thay']) {
    assert.equal(keyOf(path), notFoundKey, path);
  }
  assert.equal(keyOf('/x/cart'), notFoundInCartKey);
});

Deno.test('cacheKey() is the same for all encodings of a path', () => {
  assert.equal(keyOf('/%73tore?page=2'), '/store?page=2');
  assert.equal(keyOf('/s%74or%65'), '/store');
});
