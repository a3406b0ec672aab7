import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createEmitter, createStore, useStore } from './observable.ts';

Deno.test('emit() calls every listener once, in order, and none that has unsubscribed', () => {
  const { subscribe, emit } = createEmitter();
  const calls: string[] = [];
  subscribe(() => calls.push('a'));
  const unsubscribe = subscribe(() => calls.push('b'));
  subscribe(() => calls.push('c'));
  emit();
  unsubscribe();
  emit();
  assert.deepEqual(calls, ['a', 'b', 'c', 'a', 'c']);
});

Deno.test('a listener may unsubscribe while it is called', () => {
  const { subscribe, emit } = createEmitter();
  let calls = 0;
  const unsubscribe = subscribe(() => {
    calls += 1;
    unsubscribe();
  });
  subscribe(() => calls += 10);
  emit();
  emit();
  assert.equal(calls, 21);
});

Deno.test('set() notifies after the value has changed, and not for the same value', () => {
  const store = createStore<readonly string[]>([]);
  const seen: (readonly string[])[] = [];
  store.subscribe(() => seen.push(store.get()));
  const names = ['a'];
  store.set(names);
  store.set(names);
  assert.equal(seen.length, 1);
  assert.equal(seen[0], names);
});

Deno.test('useStore() renders the server snapshot on the server', () => {
  const store = createStore('browser');
  const Text = () => useStore(store, 'server');
  assert.equal(renderToString(createElement(Text)), 'server');
});
