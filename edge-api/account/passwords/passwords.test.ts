import assert from 'node:assert/strict';
import { UnavailableError } from '../../errors.ts';
import { createPasswords } from './passwords.ts';
import { countHashing } from '../testing/count-hashing.ts';

Deno.test('no more passwords are worked on at once than allowed, and all come to their turn', async () => {
  using count = countHashing();
  const passwords = createPasswords({ atOnce: 2 });
  const hashes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((word) => passwords.hash(word)));
  assert.equal(count.maxConcurrent, 2);
  assert.equal(count.total, 5);
  assert.ok(await passwords.verify('e', hashes[4]));
});

Deno.test('who comes later does not slip in before those who wait', async () => {
  using count = countHashing();
  const passwords = createPasswords({ atOnce: 1 });
  const order: string[] = [];
  const hash = (name: string) => passwords.hash(name).then(() => order.push(name));
  const first = hash('a');
  const waiting = [hash('b'), hash('c')];
  await first;
  await Promise.all([...waiting, hash('d')]);
  assert.equal(count.maxConcurrent, 1);
  assert.deepEqual(order, ['a', 'b', 'c', 'd']);
});

Deno.test('who comes when too many wait is refused without any work, and later is not', async () => {
  using count = countHashing();
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((word) => passwords.hash(word)),
  );
  assert.deepEqual(results.map(({ status }) => status), [
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  assert.ok(results[3]?.status === 'rejected' && results[3].reason instanceof UnavailableError);
  assert.equal(count.total, 3);
  await passwords.hash('e');
});

Deno.test('a failure gives its place free', async () => {
  const passwords = createPasswords({ atOnce: 1 });
  for (let time = 0; time < 3; time += 1) {
    await assert.rejects(passwords.verify('x', 'no hash'), TypeError);
  }
  assert.equal(await passwords.verify('x', null), false);
});

Deno.test('a password is held against no hash with the same work', async () => {
  using count = countHashing();
  const passwords = createPasswords();
  for (const hash of [null, undefined]) assert.equal(await passwords.verify('x', hash), false);
  assert.equal(count.total, 2);
});
