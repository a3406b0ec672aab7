import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codeAlphabet, codeLength, orderCode, parseOrderCode } from './order-code.ts';

Deno.test('orderCode() returns the stored code, or ten digits of the id in two groups', () => {
  const id = '3f2a91c4-d7b0-4c1e-9a35-6d2f8e1b7c04';
  assert.equal(orderCode({ id, code: '7K3M9QXY' }), '7K3M9QXY');
  assert.equal(orderCode({ id, code: null }), '3F2A9-1C4D7');
  assert.equal(orderCode({ id: 'abc', code: null }), 'ABC');
});

Deno.test('parseOrderCode() reads any stored code as it is typed', () => {
  const character = fc.constantFrom(...codeAlphabet);
  const codes = fc.string({ unit: character, minLength: codeLength, maxLength: codeLength });
  fc.assert(fc.property(codes, (code) => {
    const typed = ` ${code.slice(0, 4)}-${code.slice(4)} `;
    for (const text of [code, typed, typed.toLowerCase(), `#${code}\u200b`, `TA${code}`]) {
      assert.deepEqual(parseOrderCode(text), { code });
    }
  }));
});

Deno.test('parseOrderCode() returns the beginning of the id of any code without a stored one', () => {
  fc.assert(fc.property(fc.uuid(), (id) => {
    const code = orderCode({ id, code: null });
    for (const text of [code, code.toLowerCase(), ` ${code.replace('-', '')} `]) {
      assert.deepEqual(parseOrderCode(text), { begins: id.slice(0, 11) });
    }
  }));
});

Deno.test('parseOrderCode() rejects other texts', () => {
  for (const text of ['', '3F2A9', '3F2A9-1C4DG', '7K3M9QX', '7K3M9QX1', '7K3M9QXYZ', 'IIIIOOOO']) {
    assert.equal(parseOrderCode(text), undefined, text);
  }
});
