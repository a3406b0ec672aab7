import assert from 'node:assert/strict';
import { readNumber } from './read-number.ts';

Deno.test('an amount is read as people write it', () => {
  const texts = [
    '350000',
    ' 350.000 ',
    '350,000',
    '350 000',
    '350\u00a0000',
    '350.000đ',
    '350.000 VNĐ',
    '350.000 VNĐ'.normalize('NFD'),
    '350.000 vnd',
    '350.000 đồng',
    '350.000 ₫',
    '350k',
    '350 K',
    '+350.000',
  ];
  for (const text of texts) assert.equal(readNumber(text, 'money'), 350_000, text);
  assert.equal(readNumber('1.250.000', 'money'), 1_250_000);
  assert.equal(readNumber('0', 'money'), 0);
  assert.equal(readNumber('-5', 'money'), -5);
});

Deno.test('a text that could mean another amount is not read', () => {
  const texts = ['', ' ', '50,5', '1.5', '0,5', '1.00', '1.000,00', '1.000 000', '1.0000', '.500'];
  for (const text of [...texts, 'abc', '5tr', '1,5k', '10%', '1e3', '--5', '9'.repeat(20)]) {
    assert.equal(readNumber(text, 'money'), undefined, text);
  }
});

Deno.test('a number may end with a percent sign, and has no currency', () => {
  assert.deepEqual(['10%', '10 %', '1.000', '-200'].map((text) => readNumber(text)), [
    10,
    10,
    1_000,
    -200,
  ]);
  for (const text of ['7.5', '0,5', '5k', '10đ', 'abc']) assert.equal(readNumber(text), undefined);
  assert.ok(Object.is(readNumber('-0'), 0));
});
