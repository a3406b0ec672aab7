import assert from 'node:assert/strict';
import { parseStockList } from './parse-stock-list.ts';

Deno.test('a list of quantities from a spreadsheet is read', () => {
  assert.deepEqual(parseStockList('\uFEFFMã;Số lượng\r\n"nhan-ngoc";-3\r\n;\nhu-da;1.000\n'), {
    lines: [{ productId: 'nhan-ngoc', quantity: -3 }, { productId: 'hu-da', quantity: 1_000 }],
    unreadable: [],
  });
  assert.deepEqual(parseStockList('hu-da,"1,000"').lines, [{
    productId: 'hu-da',
    quantity: 1_000,
  }]);
});

Deno.test('no line of a stock list is left out or cut', () => {
  const list = ['hu-da;4 cái', 'hu-da;20,5', 'hu-da;', ';7', 'hu-da;2000000'];
  assert.deepEqual(parseStockList(list.join('\n')), {
    lines: [],
    unreadable: [
      { line: 1, productId: 'hu-da', quantity: '4 cái' },
      { line: 2, productId: 'hu-da', quantity: '20,5' },
      { line: 3, productId: 'hu-da', quantity: '' },
      { line: 4, productId: '', quantity: '7' },
      { line: 5, productId: 'hu-da', quantity: '2000000' },
    ],
  });
  assert.deepEqual(parseStockList('Mã,Số lượng\nhu-da,1,000').unreadable, [
    { line: 2, productId: 'hu-da', quantity: '1,000' },
  ]);
});
