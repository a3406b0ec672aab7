import assert from 'node:assert/strict';
import { changedValues, conflictingNames } from './changed-values.ts';

Deno.test('changedValues() compares by content', () => {
  const base = { name: 'a', tags: ['x'], price: null };
  assert.deepEqual(changedValues(base, { ...base, tags: ['x'] }), {});
  assert.deepEqual(changedValues<Record<string, unknown>>(base, { ...base, tags: [], price: 0 }), {
    tags: [],
    price: 0,
  });
});

Deno.test('conflictingNames() finds fields that both have changed, to different values', () => {
  const base = { name: 'a', price: 1, stock: 1, text: '' };
  const mine = { name: 'b', price: 2, text: 'x' };
  assert.deepEqual(conflictingNames(base, mine, { ...base, stock: 5 }), []);
  assert.deepEqual(conflictingNames(base, mine, { ...base, name: 'b' }), []);
  assert.deepEqual(conflictingNames(base, mine, { ...base, name: 'c', price: 3 }), [
    'name',
    'price',
  ]);
});
