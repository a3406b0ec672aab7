import assert from 'node:assert/strict';
import { UnavailableError } from '../../errors.ts';
import { createPasswords } from './passwords.ts';
import { countHashing } from '../testing/count-hashing.ts';
import { lowCost } from '../testing/create-test-passwords.ts';

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

Deno.test('verify() computes a hash of the same cost if there is no hash to compare with', async () => {
  const owasp = { memory: 19_456, passes: 2, parallelism: 1 };
  for (const [options, cost] of [[{ cost: lowCost }, lowCost], [undefined, owasp]] as const) {
    using count = countHashing();
    const passwords = createPasswords(options);
    const hash = await passwords.hash('mật khẩu');
    for (const missing of [null, undefined]) {
      assert.equal(await passwords.verify('mật khẩu', missing), false);
    }
    assert.equal(await passwords.verify('mật khẩu', hash), true);
    assert.deepEqual(count.costs, [cost, cost, cost, cost]);
  }
});

Deno.test('a hash is outdated if its cost differs from that of new hashes', async () => {
  const [low, owasp] = [createPasswords({ cost: lowCost }), createPasswords()];
  const hashes = [await low.hash('mật khẩu'), await owasp.hash('mật khẩu')];
  assert.deepEqual(hashes.map(low.isOutdated), [false, true]);
  assert.deepEqual(hashes.map(owasp.isOutdated), [true, false]);
});

Deno.test('createPasswords() verifies a password with its hash', async () => {
  const passwords = createPasswords();
  assert.ok(await passwords.verify('mật khẩu', await passwords.hash('mật khẩu')));
  assert.ok(!await passwords.verify('mật khẩu', null));
});
