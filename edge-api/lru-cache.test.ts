import assert from 'node:assert/strict';
import { cachedPromise, LruCache } from './lru-cache.ts';

Deno.test('an LruCache removes the least recently used entry above its number of entries', () => {
  const cache = new LruCache<string, number>({ maxEntries: 2 });
  cache.set('a', 0);
  cache.set('b', 1);
  assert.equal(cache.get('a'), 0);
  cache.set('c', 2);
  assert.deepEqual(['a', 'b', 'c'].map((key) => cache.peek(key)), [0, undefined, 2]);
  cache.peek('a');
  cache.set('d', 3);
  assert.deepEqual([...cache.values()], [2, 3], 'peek() is not a use');
  cache.set('c', 4);
  cache.set('e', 5);
  assert.deepEqual([...cache.values()], [4, 5], 'set() is a use');
});

Deno.test('an LruCache removes entries above its size, also the one that is larger than it', () => {
  const cache = new LruCache<string, { length: number }>({
    maxSize: 10,
    sizeOf: ({ length }) => length,
  });
  cache.set('a', { length: 4 });
  cache.set('b', { length: 6 });
  assert.deepEqual([cache.size, cache.count], [10, 2]);
  cache.set('a', { length: 5 });
  assert.deepEqual([cache.size, cache.count], [5, 1], 'b was used before a');
  cache.delete('a');
  cache.delete('a');
  assert.equal(cache.size, 0);
  cache.set('c', { length: 11 });
  assert.deepEqual([cache.size, cache.count], [0, 0]);
});

Deno.test('an LruCache reports each value that leaves it once', () => {
  const removed: number[] = [];
  const cache = new LruCache<string, number>({
    maxEntries: 2,
    onRemove: (value) => removed.push(value),
  });
  for (const [value, key] of ['a', 'a', 'b', 'c'].entries()) cache.set(key, value);
  assert.deepEqual(removed, [0, 1]);
  cache.deleteOldest();
  cache.deleteOldest();
  cache.deleteOldest();
  assert.deepEqual(removed, [0, 1, 2, 3]);
});

Deno.test('cachedPromise() shares a promise, and forgets one that is rejected', async () => {
  const cache = new LruCache<string, Promise<number>>({ maxEntries: 2 });
  let calls = 0;
  const create = () => Promise.resolve(calls += 1);
  const both = [cachedPromise(cache, 'a', create), cachedPromise(cache, 'a', create)];
  assert.deepEqual(await Promise.all(both), [1, 1]);
  await assert.rejects(cachedPromise(cache, 'b', () => Promise.reject(new RangeError())));
  assert.equal(await cachedPromise(cache, 'b', create), 2);
});

Deno.test('LruCache removes the least recently used entry when it is full', () => {
  const cache = new LruCache<string, number>({ maxEntries: 2 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
  assert.equal(cache.get('a'), undefined);
  assert.equal(cache.get('c'), 2);
});
