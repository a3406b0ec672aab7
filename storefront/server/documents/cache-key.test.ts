import assert from 'node:assert/strict';
import { cacheKey } from './cache-key.ts';

const address = (path: string) => cacheKey(`http://localhost${path}`);

Deno.test('cacheKey() keeps what a page depends on, in one order', () => {
  assert.equal(address('/store?page=2&q=ngoc'), '/store?q=ngoc&page=2');
  assert.equal(address('/?product=x&product=y'), '/?product=x');
});

Deno.test('cacheKey() drops what changes nothing', () => {
  for (
    const search of ['utm_source=a&fbclid=b', 'category=Xe', 'page=1', 'page=-3', 'category=&q=']
  ) {
    assert.equal(address(`/store?${search}`), '/store', search);
  }
  assert.equal(address('/?q=x&page=3'), '/');
  assert.equal(address('/cart?q=x'), '/cart');
  assert.equal(address('/tuvi?birth=1985-02-10&hour=8&gender=male'), '/tuvi');
});

Deno.test('cacheKey() cuts what is endless', () => {
  assert.equal(address(`/store?q=${'x'.repeat(10_000)}`), `/store?q=${'x'.repeat(200)}`);
});
