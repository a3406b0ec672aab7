import assert from 'node:assert/strict';
import { cacheKey } from './cache-key.ts';

const keyOf = (path: string) => cacheKey(`http://localhost${path}`);

Deno.test('cacheKey() keeps the parameters of a page in a fixed order', () => {
  assert.equal(keyOf('/store?page=2&q=ngoc'), '/store?q=ngoc&page=2');
  assert.equal(keyOf('/?product=x&product=y'), '/?product=x');
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
