import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Cart, repairCart } from './cart.ts';
import { cartChanges, joinCarts, rebaseCart } from './cart-merge.ts';
import { cartBatchSchema } from './cart-requests.ts';

const carts = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  fc.integer({ min: 1, max: 9 }),
).map((cart): Cart => repairCart(cart));

/** The same whatever order the lines are in. */
const plain = (cart: Cart) => Object.fromEntries(Object.entries(cart).sort());

Deno.test('joinCarts() loses no line and no piece, whichever side comes first', () => {
  fc.assert(fc.property(carts, carts, (one, other) => {
    const joined = joinCarts(one, other);
    assert.deepEqual(plain(joined), plain(joinCarts(other, one)));
    for (const id of Object.keys({ ...one, ...other })) {
      assert.equal(joined[id], Math.max(one[id] ?? 0, other[id] ?? 0));
    }
  }));
});

Deno.test('cartChanges() turns one cart into another', () => {
  fc.assert(fc.property(carts, carts, (from, to) => {
    assert.deepEqual(plain(repairCart({ ...from, ...cartChanges(from, to) })), plain(to));
    assert.deepEqual({ ...cartChanges(to, to) }, {});
  }));
});

Deno.test('rebaseCart() keeps both sides’ changes to different products, and ours to the same', () => {
  fc.assert(fc.property(carts, carts, carts, (base, ours, theirs) => {
    const rebased = rebaseCart(base, ours, theirs);
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const changedHere = (base[id] ?? 0) !== (ours[id] ?? 0);
      assert.equal(rebased[id] ?? 0, (changedHere ? ours[id] : theirs[id]) ?? 0);
    }
  }));
});

Deno.test('a batch with what is no cart is refused', () => {
  const refused: unknown[] = [
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
  for (const body of refused) {
    assert.equal(cartBatchSchema.safeParse(body).success, false, JSON.stringify(body));
  }
});

Deno.test('a cart with a key that names the prototype is refused, not emptied', () => {
  for (const items of ['{"__proto__":{"a":1},"b":1}', '{"__proto__":5}']) {
    assert.equal(cartBatchSchema.safeParse(JSON.parse(`{"items":${items}}`)).success, false, items);
  }
  assert.deepEqual({ ...cartBatchSchema.parse({ items: { b: 1 } }).items }, { b: 1 });
});
