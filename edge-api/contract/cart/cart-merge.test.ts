import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Cart, repairCart } from './cart.ts';
import { cartChanges, mergeCarts, rebaseCart } from './cart-merge.ts';

const carts = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  fc.integer({ min: 1, max: 9 }),
).map((cart): Cart => repairCart(cart));

/** Sorts the lines by id. */
const sorted = (cart: Cart) => Object.fromEntries(Object.entries(cart).sort());

Deno.test('mergeCarts() keeps every line and the larger quantity, in either order', () => {
  fc.assert(fc.property(carts, carts, (a, b) => {
    const merged = mergeCarts(a, b);
    assert.deepEqual(sorted(merged), sorted(mergeCarts(b, a)));
    for (const id of Object.keys({ ...a, ...b })) {
      assert.equal(merged[id], Math.max(a[id] ?? 0, b[id] ?? 0));
    }
  }));
});

Deno.test('cartChanges() gives the changes that turn one cart into another', () => {
  fc.assert(fc.property(carts, carts, (from, to) => {
    assert.deepEqual(sorted(repairCart({ ...from, ...cartChanges(from, to) })), sorted(to));
    assert.deepEqual({ ...cartChanges(to, to) }, {});
  }));
});

Deno.test('rebaseCart() keeps changes of both sides, and the local one where both changed a product', () => {
  fc.assert(fc.property(carts, carts, carts, (base, local, remote) => {
    const rebased = rebaseCart(base, local, remote);
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const changedLocally = (base[id] ?? 0) !== (local[id] ?? 0);
      assert.equal(rebased[id] ?? 0, (changedLocally ? local[id] : remote[id]) ?? 0);
    }
  }));
});
