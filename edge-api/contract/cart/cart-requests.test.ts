import assert from 'node:assert/strict';
import { cartBatchSchema } from './cart-requests.ts';

Deno.test('cartBatchSchema rejects a body without a valid cart', () => {
  const invalid: unknown[] = [
    {},
    { items: [] },
    { items: 'x' },
    { items: { a: -1 } },
    { items: { a: 1.5 } },
    { items: { a: '1' } },
    { items: { a: 10_000 } },
    { items: { 'A B': 1 } },
    { items: { constructor: { a: 1 } } },
    { items: JSON.parse('{"toString":1}') },
    { items: {}, base: null },
    { items: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`p-${index}`, 1])) },
  ];
  for (const body of invalid) {
    assert.equal(cartBatchSchema.safeParse(body).success, false, JSON.stringify(body));
  }
});

Deno.test('cartBatchSchema rejects the key __proto__ instead of dropping it', () => {
  for (const items of ['{"__proto__":{"a":1},"b":1}', '{"__proto__":5}']) {
    assert.equal(cartBatchSchema.safeParse(JSON.parse(`{"items":${items}}`)).success, false, items);
  }
  assert.deepEqual({ ...cartBatchSchema.parse({ items: { b: 1 } }).items }, { b: 1 });
});
