import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lineLimit, quantityLimit, repairCart } from './cart.ts';

Deno.test('repairCart() keeps a valid cart unchanged', () => {
  assert.deepEqual({ ...repairCart({ 'vong-tay': 1, 'nhan-2': 40 }) }, {
    'vong-tay': 1,
    'nhan-2': 40,
  });
});

Deno.test('repairCart() drops invalid entries and limits quantities', () => {
  const damaged = {
    a: 0,
    b: -3,
    c: NaN,
    d: '2',
    e: null,
    f: {},
    g: 0.4,
    'NOT AN ID': 1,
    h: 2.9,
    i: 1e9,
  };
  assert.deepEqual({ ...repairCart(damaged) }, { h: 2, i: quantityLimit });
  for (const value of [null, undefined, 1, 'x', [], [1], true]) {
    assert.deepEqual({ ...repairCart(value) }, {});
  }
});

Deno.test('repairCart() handles names of Object.prototype as plain ids', () => {
  const cart = repairCart(JSON.parse('{"__proto__": 5, "constructor": 2, "a": 1}'));
  assert.equal(Object.getPrototypeOf(cart), null);
  assert.deepEqual({ ...cart }, { constructor: 2, a: 1 });
  assert.equal(cart['toString'], undefined);
});

Deno.test('repairCart() keeps its limits and is idempotent for any value', () => {
  fc.assert(fc.property(fc.anything(), (value) => {
    const cart = repairCart(value);
    assert.ok(
      Object.values(cart).every((n) => Number.isInteger(n) && n >= 1 && n <= quantityLimit),
    );
    assert.deepEqual(repairCart(cart), cart);
  }));
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`p-${i}`, 1]));
  assert.equal(Object.keys(repairCart(many)).length, lineLimit);
});
