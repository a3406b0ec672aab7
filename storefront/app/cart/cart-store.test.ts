import assert from 'node:assert/strict';
import fc from 'fast-check';
import { brokenStorage, memoryStorage, withoutWarnings } from '../../testing/memory-storage.ts';
import { cartKey, cartUpdated, createCartStore } from './cart-store.ts';

function open(cart?: string) {
  const storage = memoryStorage(new Map(cart === undefined ? [] : [[cartKey, cart]]));
  const events = new EventTarget();
  let updates = 0;
  events.addEventListener(cartUpdated, () => updates += 1);
  return { storage, events, updates: () => updates, store: createCartStore({ storage, events }) };
}

const plain = (cart: Record<string, number>) => ({ ...cart });

Deno.test('add() starts a line at 1, increments it, and stores the cart immediately', () => {
  const { store, storage, updates } = open();
  store.add('a');
  assert.equal(storage.getItem(cartKey), '{"a":1}');
  store.add('a');
  assert.deepEqual(plain(store.read()), { a: 2 });
  assert.equal(storage.getItem(cartKey), '{"a":2}');
  assert.equal(updates(), 2);
});

Deno.test('replace() and clear() dispatch an event; clear() removes the stored cart', () => {
  const { store, storage, updates } = open('{"a":2}');
  store.replace({ b: 3 });
  assert.equal(storage.getItem(cartKey), '{"b":3}');
  store.clear();
  assert.deepEqual(plain(store.read()), {});
  assert.equal(storage.getItem(cartKey), null);
  assert.equal(updates(), 2);
});

Deno.test('setQuantity() rounds down and removes a line at zero or less', () => {
  const { store } = open('{"a":2,"b":3}');
  store.setQuantity('a', 7.9);
  store.setQuantity('b', -4);
  assert.deepEqual(plain(store.read()), { a: 7 });
  store.setQuantity('a', Number.NaN);
  assert.deepEqual(plain(store.read()), {});
});

Deno.test('createCartStore() repairs a damaged cart and stores it again', () => {
  for (
    const damaged of ['{"a":', 'null', '[]', '"x"', '12', '', '{"a":-1}', '{"__proto__":{"b":1}}']
  ) {
    const { store, storage } = open(damaged);
    assert.deepEqual(plain(store.read()), {}, damaged);
    assert.equal(storage.getItem(cartKey), '{}', damaged);
  }
  assert.deepEqual(plain(open('{"a":1.5,"b":"2","c":3}').store.read()), { a: 1, c: 3 });
});

Deno.test('createCartStore() opens any stored text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    const quantities = Object.values(open(text).store.read());
    assert.ok(quantities.every((quantity) => Number.isInteger(quantity) && quantity >= 1));
  }));
});

Deno.test('a change in another tab is applied and dispatches an event', () => {
  const { store, storage, events, updates } = open('{"a":1}');
  storage.setItem(cartKey, '{"a":1,"b":2}');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: cartKey }));
  assert.deepEqual(plain(store.read()), { a: 1, b: 2 });
  assert.equal(updates(), 1);
  storage.removeItem(cartKey);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  assert.deepEqual(plain(store.read()), {});
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  assert.equal(updates(), 2);
});

Deno.test('a cart that another script has stored is read after its event', () => {
  const { store, storage, events, updates } = open('{"a":1}');
  let changes = 0;
  store.subscribe(() => changes += 1);
  storage.setItem(cartKey, '{"a":1,"b":2}');
  events.dispatchEvent(new Event(cartUpdated));
  assert.deepEqual(plain(store.read()), { a: 1, b: 2 });
  store.add('c');
  assert.deepEqual([changes, updates()], [2, 2], 'each change is reported once');
});

Deno.test('keepOnly() removes discontinued products and returns their ids', () => {
  const { store, updates } = open('{"a":1,"old":2}');
  assert.deepEqual(store.keepOnly((id) => id === 'a'), ['old']);
  assert.deepEqual(plain(store.read()), { a: 1 });
  assert.deepEqual(store.keepOnly((id) => id === 'a'), []);
  assert.equal(updates(), 1);
});

Deno.test('read() returns the same object until the cart changes', () => {
  const { store } = open('{"a":1}');
  assert.equal(store.read(), store.read());
});

Deno.test('without storage the cart lives as long as the page', () => {
  const warnings = withoutWarnings(() => {
    const store = createCartStore({ storage: brokenStorage(), events: new EventTarget() });
    store.add('a');
    store.add('a');
    assert.deepEqual(plain(store.read()), { a: 2 });
  });
  assert.ok(warnings.length > 0);
});

Deno.test('with full storage each change is added to the unsaved ones', () => {
  const storage = memoryStorage(new Map([[cartKey, '{"a":1}']]));
  const setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  withoutWarnings(() => {
    const store = createCartStore({ storage: { ...storage, setItem }, events: new EventTarget() });
    store.add('b');
    store.add('b');
    assert.deepEqual(plain(store.read()), { a: 1, b: 2 });
  });
});
