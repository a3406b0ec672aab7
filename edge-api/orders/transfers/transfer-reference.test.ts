import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codeAlphabet, codeLength } from '../../contract/orders/order-code.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { findCodes, transferReference } from './transfer-reference.ts';

const codes = fc.string({
  unit: fc.constantFrom(...codeAlphabet),
  minLength: codeLength,
  maxLength: codeLength,
});

Deno.test('findCodes() finds a code among other words, with any case, spaces and signs', () => {
  const words = fc.string({ maxLength: 60 });
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '/'), {
    minLength: 10,
    maxLength: 10,
  });
  fc.assert(fc.property(codes, words, words, separators, fc.boolean(), (code, ...rest) => {
    const [before, after, between, isLower] = rest;
    const typed = [...transferReference(code)].map((one, index) => between[index] + one).join('');
    const text = `${before}${isLower ? typed.toLowerCase() : typed}${after}`;
    const found = findCodes(text);
    assert.ok(found.includes(code) || found.length === 20, text);
  }));
});

Deno.test('findCodes() finds nothing in other texts', () => {
  const texts = ['', 'chuyen tien', 'TA7K3M9QX', 'TA 0O1I7K3M', '7K3M9QXY', foldText('Tạ ơn')];
  for (const text of texts) assert.deepEqual(findCodes(text), [], text);
  assert.equal(findCodes('TA7K3M9QXY'.repeat(1_000)).length, 1);
});

Deno.test('findCodes() finds the codes of orders in the text of a transfer', () => {
  assert.deepEqual(findCodes('MBVCB.91.ta 7k3m-9qxy. CT tu 0011'), ['7K3M9QXY']);
});
