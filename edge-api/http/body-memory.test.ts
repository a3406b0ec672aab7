import assert from 'node:assert/strict';
import { createBodyMemory } from './body-memory.ts';

const arriving = 256 * 1024;

/** Counts bodies by number and lists those that are ended. */
function open(maxBytes: number) {
  const count = createBodyMemory(maxBytes);
  const ended: number[] = [];
  let last = 0;
  return {
    ended,
    add(client = 'a') {
      const number = last += 1;
      return count(client, () => ended.push(number));
    },
  };
}

Deno.test('the body that has been arriving for the longest time is ended above the maximum', () => {
  const { add, ended } = open(2 * arriving);
  for (let index = 0; index < 4; index += 1) add();
  assert.deepEqual(ended, [1, 2]);
});

Deno.test('a body that has arrived is not ended, and counts with its length', () => {
  const { add, ended } = open(3 * arriving);
  add().arrived(arriving);
  add();
  add();
  assert.deepEqual(ended, []);
  add();
  assert.deepEqual(ended, [2]);
});

Deno.test('a new body is ended if those that have arrived take the whole memory', () => {
  const { add, ended } = open(arriving);
  const first = add();
  first.arrived(1);
  add();
  assert.deepEqual(ended, [2]);
  first.release();
  first.release();
  add();
  assert.deepEqual(ended, [2]);
});

Deno.test('bodies that have arrived are not ended, also if they take more than the maximum', () => {
  const { add, ended } = open(arriving);
  add('a').arrived(2 * arriving);
  add('b');
  add('a');
  assert.deepEqual(ended, [2, 3]);
});

Deno.test('a client with many bodies ends its own, and none of others', () => {
  const { add, ended } = open(4 * arriving);
  const first = add('b');
  add('c');
  for (let index = 0; index < 6; index += 1) add('a');
  assert.deepEqual(ended, [3, 4, 5, 6]);
  first.arrived(1);
  add('a');
  assert.deepEqual(ended, [3, 4, 5, 6, 7]);
});
