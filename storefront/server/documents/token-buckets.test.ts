import assert from 'node:assert/strict';
import { createTokenBuckets } from './token-buckets.ts';

function createBuckets(maxSubjects = 10) {
  let time = 0;
  const buckets = createTokenBuckets({
    capacity: 2,
    perMinute: 4,
    maxSubjects,
    now: () => time,
  });
  return { buckets, advance: (ms: number) => time += ms };
}

Deno.test('take() allows the capacity at once, then the rate', () => {
  const { buckets, advance } = createBuckets();
  assert.deepEqual([1, 2, 3].map(() => buckets.take('a')), [0, 0, 15]);
  advance(14_000);
  assert.equal(buckets.take('a'), 1);
  advance(1_000);
  assert.equal(buckets.take('a'), 0);
  assert.equal(buckets.take('a'), 15);
});

Deno.test('take() adds no more tokens than the capacity', () => {
  const { buckets, advance } = createBuckets();
  buckets.take('a');
  advance(3_600_000);
  assert.deepEqual([1, 2, 3].map(() => buckets.take('a')), [0, 0, 15]);
});

Deno.test('take() counts each subject by itself', () => {
  const { buckets } = createBuckets();
  for (let index = 0; index < 3; index += 1) buckets.take('a');
  assert.equal(buckets.take('a'), 15);
  assert.equal(buckets.take('b'), 0);
});

Deno.test('the number of subjects is limited, and the oldest is removed first', () => {
  const { buckets } = createBuckets(3);
  for (const subject of ['a', 'a', 'b', 'c', 'a', 'd']) buckets.take(subject);
  assert.equal(buckets.size, 3);
  // 'b' was removed; 'a' was used after it and is still empty.
  assert.equal(buckets.take('a'), 15);
});
