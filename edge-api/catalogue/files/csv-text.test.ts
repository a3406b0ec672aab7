import assert from 'node:assert/strict';
import { protectText, toCsvLine, unprotectText } from './csv-text.ts';

Deno.test('protectText() prepends an apostrophe to a text that a spreadsheet would evaluate as a formula', () => {
  assert.equal(protectText('- Đá tự nhiên'), "'- Đá tự nhiên");
  assert.equal(unprotectText("'- Đá tự nhiên"), '- Đá tự nhiên');
  assert.equal(unprotectText(protectText("'=1+1")), "'=1+1");
  assert.equal(protectText("'Mắt hổ'"), "'Mắt hổ'");
});

Deno.test('toCsvLine() protects texts and quotes separators', () => {
  assert.equal(toCsvLine(['=1+1', -2, 'a, b', null]), `'=1+1,-2,"a, b",\r\n`);
});
