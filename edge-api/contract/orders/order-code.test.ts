import assert from 'node:assert/strict';
import fc from 'fast-check';
import { orderCode, parseOrderCode } from './order-code.ts';

Deno.test('orderCode() returns ten digits of the id in two groups', () => {
  assert.equal(orderCode('3f2a91c4-d7b0-4c1e-9a35-6d2f8e1b7c04'), '3F2A9-1C4D7');
  assert.equal(orderCode('abc'), 'ABC');
});

Deno.test('parseOrderCode() returns the beginning of the id of any code', () => {
  fc.assert(fc.property(fc.uuid(), (id) => {
    const code = orderCode(id);
    for (const text of [code, code.toLowerCase(), code.replace('-', ''), ` ${code} `]) {
      assert.equal(parseOrderCode(text), id.slice(0, 11));
    }
  }));
});

Deno.test('parseOrderCode() rejects other texts', () => {
  for (const text of ['', '3F2A9', '3F2A9-1C4D', '3F2A9-1C4DG', '3F2A9--1C4D7', '3f2a91c4-d7']) {
    assert.equal(parseOrderCode(text), undefined, text);
  }
});
