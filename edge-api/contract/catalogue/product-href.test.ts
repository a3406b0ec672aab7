import assert from 'node:assert/strict';
import { productHref, readProductPath } from './product-href.ts';

Deno.test('readProductPath() returns the id of a path of productHref()', () => {
  assert.equal(readProductPath(productHref('nhan-cam-thach')), 'nhan-cam-thach');
});

Deno.test('readProductPath() rejects every path that cannot be that of a product', () => {
  for (
    const path of [
      '/',
      '/product',
      '/product/',
      '/product/-',
      '/product/Nhan',
      '/product/a/b',
      '/product/../store',
      '/product/a%20b',
      '/product/:id',
      `/product/${'a'.repeat(81)}`,
      '/store',
      '/products/a',
    ]
  ) {
    assert.equal(readProductPath(path), undefined, path);
  }
});
