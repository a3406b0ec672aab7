import assert from 'node:assert/strict';
import { formatProducts } from './export-products.ts';

Deno.test('formatProducts() formats products, some at a time, as the text of a file that can be imported again', async () => {
  async function* noProducts() {}
  assert.deepEqual(await Array.fromAsync(formatProducts(noProducts(), 'json')), ['[]\n']);
});
