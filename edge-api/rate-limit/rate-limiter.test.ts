import assert from 'node:assert/strict';
import { openDatabase } from '../db/open-database.ts';
import { rateLimits } from '../db/schema.ts';
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
  /** The seconds to wait, or 0 for a try that is let through. */
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

Deno.test('as many tries as the limit come at once, then they come back one by one', async () => {
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

Deno.test('a try that is refused does not make the wait longer', async () => {
  await using limiter = await openLimiter();
  const { wait } = limiter;
  for (let time = 0; time < 3; time += 1) await wait(byAddress);
  for (let time = 0; time < 50; time += 1) assert.equal(await wait(byAddress), 20);
});

Deno.test('a try that one rule refuses counts under none', async () => {
  await using limiter = await openLimiter();
  const { wait } = limiter;
  assert.equal(await wait(byAddress, byEmail), 0);
  for (let time = 0; time < 10; time += 1) assert.equal(await wait(byAddress, byEmail), 60);
  const others = ['y', 'z'].map((subject) => ({ ...byEmail, subject }));
  for (const other of others) assert.equal(await wait(byAddress, other), 0);
  assert.equal(await wait(byAddress, { ...byEmail, subject: 'v' }), 20, 'the address is the limit');
  assert.equal(await wait(byAddress, byEmail), 60, 'the longer wait of the two');
});

Deno.test('scopes and subjects are counted apart', async () => {
  await using limiter = await openLimiter();
  const { wait } = limiter;
  const one = { ...byEmail, scope: 'a', subject: 'b' };
  assert.equal(await wait(one), 0);
  assert.equal(await wait({ ...one, scope: 'ab', subject: '' }), 0);
  assert.equal(await wait({ ...one, subject: "b' or 1=1 --" }), 0);
  assert.equal(await wait(one), 60);
});

Deno.test('the limit holds for two processes on one file together, however many come at once', async () => {
  await using limiter = await openLimiter();
  const other = await openDatabase({ url: limiter.url });
  const limiters = [limiter.database, other].map((database) =>
    createRateLimiter(database, limiter.clock)
  );
  const tries = await Promise.allSettled(
    Array.from(
      { length: 40 },
      (_, index) => limiters[index % 2]!.take([{ ...byAddress, limit: 10 }]),
    ),
  );
  await other.close();
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 10);
  assert.ok(
    tries.every((result) =>
      result.status === 'fulfilled' || result.reason instanceof RateLimitError
    ),
  );
});

Deno.test('nothing in the database says who was limited', async () => {
  await using limiter = await openLimiter();
  await limiter.wait({ ...byAddress, subject: 'an@example.com' });
  const rows = await limiter.database.read.select().from(rateLimits);
  assert.equal(rows.length, 1);
  assert.match(rows[0]!.key, /^[\da-f]{64}$/);
});

Deno.test('switched off it lets everything through and writes nothing', async () => {
  await using limiter = await openLimiter();
  const off = createRateLimiter(limiter.database, limiter.clock, { off: true });
  for (let time = 0; time < 10; time += 1) await off.take([byEmail]);
  assert.equal(await limiter.database.read.$count(rateLimits), 0);
});
