import assert from 'node:assert/strict';
import { openDatabase } from '../db/open-database.ts';
import { rateLimits } from '../db/schema/process-tables.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { RateLimitError } from '../errors.ts';
import { createRateLimiter, type RateRule } from './rate-limiter.ts';

const minute = 60_000;
const byAddress: RateRule = { scope: 'log-in by address', subject: 'a', limit: 3, per: minute };
const byEmail: RateRule = { scope: 'log-in by e-mail', subject: 'x', limit: 1, per: minute };

async function openLimiter() {
  const test = await createTestDatabase();
  let now = 1_000_000;
  const limiter = createRateLimiter(test.database, () => now);
  /** Returns the seconds to wait, or 0 for an allowed attempt. */
  const wait = async (...rules: RateRule[]): Promise<number> => {
    try {
      await limiter.take(rules);
      return 0;
    } catch (error) {
      assert.ok(error instanceof RateLimitError);
      return error.retryAfter;
    }
  };
  return {
    database: test.database,
    url: test.url,
    wait,
    clock: () => now,
    pass: (ms: number) => now += ms,
    [Symbol.asyncDispose]: test.cleanup,
  };
}

Deno.test('the full limit is allowed at once, then attempts become available one by one', async () => {
  await using limiter = await openLimiter();
  const { wait, pass } = limiter;
  assert.deepEqual([await wait(byAddress), await wait(byAddress), await wait(byAddress)], [
    0,
    0,
    0,
  ]);
  assert.equal(await wait(byAddress), 20);
  pass(19_500);
  assert.equal(await wait(byAddress), 1);
  pass(500);
  assert.equal(await wait(byAddress), 0);
  assert.equal(await wait(byAddress), 20);
  pass(10 * minute);
  assert.deepEqual([await wait(byAddress), await wait(byAddress), await wait(byAddress)], [
    0,
    0,
    0,
  ]);
  assert.equal(await wait(byAddress), 20);
});

Deno.test('a rejected attempt does not extend the wait', async () => {
  await using limiter = await openLimiter();
  const { wait } = limiter;
  for (let attempt = 0; attempt < 3; attempt += 1) await wait(byAddress);
  for (let attempt = 0; attempt < 50; attempt += 1) assert.equal(await wait(byAddress), 20);
});

Deno.test('an attempt that one rule rejects is counted for no rule', async () => {
  await using limiter = await openLimiter();
  const { wait } = limiter;
  assert.equal(await wait(byAddress, byEmail), 0);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.equal(await wait(byAddress, byEmail), 60);
  }
  const others = ['y', 'z'].map((subject) => ({ ...byEmail, subject }));
  for (const other of others) assert.equal(await wait(byAddress, other), 0);
  assert.equal(await wait(byAddress, { ...byEmail, subject: 'v' }), 20, 'the limit of the address');
  assert.equal(await wait(byAddress, byEmail), 60, 'the longer of the two waits');
});

Deno.test('scopes and subjects are counted separately', async () => {
  await using limiter = await openLimiter();
  const { wait } = limiter;
  const one = { ...byEmail, scope: 'a', subject: 'b' };
  assert.equal(await wait(one), 0);
  assert.equal(await wait({ ...one, scope: 'ab', subject: '' }), 0);
  assert.equal(await wait({ ...one, subject: "b' or 1=1 --" }), 0);
  assert.equal(await wait(one), 60);
});

Deno.test('the limit applies to concurrent attempts of two processes on one file together', async () => {
  await using limiter = await openLimiter();
  const other = await openDatabase({ url: limiter.url });
  const limiters = [limiter.database, other].map((database) =>
    createRateLimiter(database, limiter.clock)
  );
  const attempts = await Promise.allSettled(
    Array.from(
      { length: 40 },
      (_, index) => limiters[index % 2]!.take([{ ...byAddress, limit: 10 }]),
    ),
  );
  await other.close();
  assert.equal(attempts.filter(({ status }) => status === 'fulfilled').length, 10);
  assert.ok(
    attempts.every((result) =>
      result.status === 'fulfilled' || result.reason instanceof RateLimitError
    ),
  );
});

Deno.test('a client that goes on after a refusal causes no writes', async () => {
  await using test = await createTestDatabase();
  let now = 1_000_000;
  let batches = 0;
  const database: typeof test.database = {
    ...test.database,
    batch(build) {
      batches += 1;
      return test.database.batch(build);
    },
  };
  const limiter = createRateLimiter(database, () => now);
  const attempt = async (...rules: RateRule[]) =>
    await limiter.take(rules).then(() => 0, (error: RateLimitError) => error.retryAfter);
  await attempt(byEmail);
  for (let count = 0; count < 100; count += 1) {
    assert.equal(await attempt(byAddress, byEmail), 60);
  }
  assert.equal(batches, 2, 'the allowed one and the first that was refused');
  assert.equal(await attempt(byAddress), 0, 'another rule');
  now += minute;
  assert.equal(await attempt(byAddress, byEmail), 0);
});

Deno.test('a clock that was set back refuses nobody until its former time', async () => {
  await using limiter = await openLimiter();
  const { wait, pass } = limiter;
  const full = [0, 0, 0, 20];
  const fill = async () => {
    const waits: number[] = [];
    for (const _ of full) waits.push(await wait(byAddress));
    return waits;
  };
  pass(24 * 60 * minute);
  assert.equal(await wait(byEmail), 0);
  assert.deepEqual(await fill(), full);
  pass(-24 * 60 * minute);
  assert.deepEqual(await fill(), full);
  assert.equal(await wait(byAddress, byEmail), 20);
  pass(-minute);
  assert.equal(await wait(byAddress), 80, 'a small step changes nothing');
});

Deno.test('the database contains no subject in plain text', async () => {
  await using limiter = await openLimiter();
  await limiter.wait({ ...byAddress, subject: 'an@example.com' });
  const rows = await limiter.database.read.select().from(rateLimits);
  assert.equal(rows.length, 1);
  assert.match(rows[0]!.key, /^[\da-f]{64}$/);
});

Deno.test('a limiter that is off allows everything and writes nothing', async () => {
  await using limiter = await openLimiter();
  const off = createRateLimiter(limiter.database, limiter.clock, { off: true });
  for (let attempt = 0; attempt < 10; attempt += 1) await off.take([byEmail]);
  assert.equal(await limiter.database.read.$count(rateLimits), 0);
});

Deno.test('take() rejects an attempt above the limit', async () => {
  await using test = await createTestDatabase();
  const limiter = createRateLimiter(test.database, Date.now);
  const rule = { scope: 'log-in', subject: '192.0.2.1', limit: 1, per: 60_000 };
  await limiter.take([rule]);
  await assert.rejects(limiter.take([rule]), /RATE_LIMITED/);
});
