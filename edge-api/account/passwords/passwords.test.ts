import assert from 'node:assert/strict';
import { UnavailableError } from '../../errors.ts';
import { createPasswords } from './passwords.ts';
import { countHashing } from '../testing/count-hashing.ts';

Deno.test('createPasswords() limits concurrent computations and completes all of them', async () => {
  using count = countHashing();
  const passwords = createPasswords({ atOnce: 2 });
  const hashes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => passwords.hash(text)));
  assert.equal(count.maxConcurrent, 2);
  assert.equal(count.total, 5);
  assert.ok(await passwords.verify('e', hashes[4]));
});

Deno.test('passwords are hashed in the order of the calls', async () => {
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

Deno.test('a password is rejected without a computation while too many are waiting', async () => {
  using count = countHashing();
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((text) => passwords.hash(text)),
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

Deno.test('a failure does not block later passwords', async () => {
  const passwords = createPasswords({ atOnce: 1 });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await assert.rejects(passwords.verify('x', 'no hash'), TypeError);
  }
  assert.equal(await passwords.verify('x', null), false);
});

Deno.test('verify() computes a hash if there is no hash to compare with', async () => {
  using count = countHashing();
  const passwords = createPasswords();
  for (const hash of [null, undefined]) assert.equal(await passwords.verify('x', hash), false);
  assert.equal(count.total, 2);
});
