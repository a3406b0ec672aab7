import assert from 'node:assert/strict';
import { documentAddress } from './document-address.ts';

const address = (path: string) => documentAddress(`http://localhost${path}`);

Deno.test('documentAddress() keeps what a page depends on, in one order', () => {
  assert.equal(address('/store?page=2&q=ngoc'), '/store?q=ngoc&page=2');
  assert.equal(address('/store?utm_source=a&fbclid=b'), '/store');
  assert.equal(address('/?category=&product=x&product=y'), '/?product=x');
});

Deno.test('documentAddress() cuts what is endless', () => {
  assert.equal(address(`/store?q=${'x'.repeat(10_000)}`), `/store?q=${'x'.repeat(200)}`);
});
