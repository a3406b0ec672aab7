import assert from 'node:assert/strict';
import { findDelimiter, parseWholeNumber } from './spreadsheet-text.ts';

Deno.test('findDelimiter() prefers what an amount does not contain', () => {
  assert.equal(findDelimiter('\uFEFFMã đơn;Tiền, VNĐ\n7K3M9QXY;1,030,000đ'), ';');
  assert.equal(findDelimiter('Mã đơn\tTiền; VNĐ\n'), '\t');
  assert.equal(findDelimiter('\r\nMã đơn,Tiền\n7K3M9QXY,5;6'), ',');
  assert.equal(findDelimiter('"Mã đơn; mã vận đơn","Tiền"\n"7K3M9QXY","5"'), ',');
  assert.equal(findDelimiter(''), ',');
});

Deno.test('parseWholeNumber() reads groups of digits, and no other text', () => {
  const numbers = { '1.030.000': 1_030_000, '1,030,000': 1_030_000, ' 1.000 ': 1_000, '-3': -3 };
  const others = { '+1000000': 1_000_000, '360000.00': 360_000, '1.030.000,0': 1_030_000 };
  for (const [text, number] of Object.entries({ ...numbers, ...others, '0': 0 })) {
    assert.equal(parseWholeNumber(text), number, text);
  }
  for (const text of ['', 'abc', '4 cái', '20,5', '1.00.000', '1.030,000', '1e3', '1,0300', '-']) {
    assert.equal(parseWholeNumber(text), undefined, text);
  }
});
