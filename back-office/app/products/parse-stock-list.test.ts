import assert from 'node:assert/strict';
import { parseStockList } from './parse-stock-list.ts';

Deno.test('a list of quantities from a spreadsheet is read', () => {
  assert.deepEqual(parseStockList('\uFEFFMã;Số lượng\r\n"nhan-ngoc";-3\r\n'), [
    { productId: 'nhan-ngoc', quantity: -3 },
  ]);
});
