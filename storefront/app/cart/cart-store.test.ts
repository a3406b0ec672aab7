import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cartKey, cartUpdated, createCartStore } from './cart-store.ts';

/** Storage as a browser has it, in memory; one for several tabs. */
function createStorage(cart?: string) {
  const map = new Map<string, string>(cart === undefined ? [] : [[cartKey, cart]]);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function open(cart?: string) {
  const storage = createStorage(cart);
  const events = new EventTarget();
  let told = 0;
  events.addEventListener(cartUpdated, () => told += 1);
  return { storage, events, told: () => told, store: createCartStore({ storage, events }) };
}

const plain = (cart: Record<string, number>) => ({ ...cart });

Deno.test('add() starts a line at 1 and increments it; storage has it at once', () => {
  const { store, storage, told } = open();
  store.add('a');
  assert.equal(storage.getItem(cartKey), '{"a":1}');
  store.add('a');
  assert.deepEqual(plain(store.read()), { a: 2 });
  assert.equal(storage.getItem(cartKey), '{"a":2}');
  assert.equal(told(), 2);
});

Deno.test('replace() and clear() tell of themselves; after clear() nothing is in storage', () => {
  const { store, storage, told } = open('{"a":2}');
  store.replace({ b: 3 });
  assert.equal(storage.getItem(cartKey), '{"b":3}');
  store.clear();
  assert.deepEqual(plain(store.read()), {});
  assert.equal(storage.getItem(cartKey), null);
  assert.equal(told(), 2);
});

Deno.test('setQuantity() floors at 0, which removes the line, and cuts fractions', () => {
  const { store } = open('{"a":2,"b":3}');
  store.setQuantity('a', 7.9);
  store.setQuantity('b', -4);
  assert.deepEqual(plain(store.read()), { a: 7 });
  store.setQuantity('a', Number.NaN);
  assert.deepEqual(plain(store.read()), {});
});

Deno.test('createCartStore() repairs what is damaged and writes it back', () => {
  for (
    const damaged of ['{"a":', 'null', '[]', '"x"', '12', '', '{"a":-1}', '{"__proto__":{"b":1}}']
  ) {
    const { store, storage } = open(damaged);
    assert.deepEqual(plain(store.read()), {}, damaged);
    assert.equal(storage.getItem(cartKey), '{}', damaged);
  }
  assert.deepEqual(plain(open('{"a":1.5,"b":"2","c":3}').store.read()), { a: 1, c: 3 });
});

Deno.test('createCartStore() opens whatever text lies in storage', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    const quantities = Object.values(open(text).store.read());
    assert.ok(quantities.every((quantity) => Number.isInteger(quantity) && quantity >= 1));
  }));
});

Deno.test('a change in another tab is taken over and told', () => {
  const { store, storage, events, told } = open('{"a":1}');
  storage.setItem(cartKey, '{"a":1,"b":2}');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: cartKey }));
  assert.deepEqual(plain(store.read()), { a: 1, b: 2 });
  assert.equal(told(), 1);
  storage.removeItem(cartKey);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  assert.deepEqual(plain(store.read()), {});
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  assert.equal(told(), 2);
});

Deno.test('keepOnly() takes away what is sold no more and says what it was', () => {
  const { store, told } = open('{"a":1,"gone":2}');
  assert.deepEqual(store.keepOnly((id) => id === 'a'), ['gone']);
  assert.deepEqual(plain(store.read()), { a: 1 });
  assert.deepEqual(store.keepOnly((id) => id === 'a'), []);
  assert.equal(told(), 1);
});

Deno.test('read() gives the same object until something changes', () => {
  const { store } = open('{"a":1}');
  assert.equal(store.read(), store.read());
});

Deno.test('without storage the cart lives as long as the page', (t) => {
  const warn = console.warn;
  const warnings: unknown[] = [];
  console.warn = (...words) => void warnings.push(words);
  try {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const store = createCartStore({ storage, events: new EventTarget() });
    store.add('a');
    assert.deepEqual(plain(store.read()), { a: 1 }, t.name);
    assert.ok(warnings.length > 0);
  } finally {
    console.warn = warn;
  }
});
