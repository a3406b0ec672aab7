import assert from 'node:assert/strict';
import { openDatabase } from '../../db/open-database.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { leaseTime, runLeased } from './run-leased.ts';

const intervalMs = 30_000;

Deno.test('runLeased() runs once when twenty callers of two processes start at the same time', async () => {
  await using test = await createTestDatabase();
  const other = await openDatabase({ url: test.url });
  let runs = 0;
  const work = {
    name: 'job',
    intervalMs,
    run: async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
  const results = await Promise.all(
    Array.from(
      { length: 20 },
      (_, index) => runLeased(index % 2 === 0 ? test.database : other, () => 1_000, work),
    ),
  );
  await other.close();
  assert.equal(runs, 1);
  assert.equal(results.filter(Boolean).length, 1);
});

Deno.test('runLeased() runs again after the interval, and immediately after a failure', async () => {
  await using test = await createTestDatabase();
  let now = 1_000;
  let runs = 0;
  const run = (fails = false) =>
    runLeased(test.database, () => now, {
      name: 'job',
      intervalMs,
      run: () => {
        runs += 1;
        return fails ? Promise.reject(new RangeError('no')) : Promise.resolve();
      },
    });
  assert.equal(await run(), true);
  now += intervalMs - 1;
  assert.equal(await run(), false);
  now += 1;
  await assert.rejects(run(true), RangeError);
  assert.equal(await run(), true);
  assert.equal(runs, 3);
});

Deno.test('the lease of a process that died ends, and so does one of a clock that was set back', async () => {
  await using test = await createTestDatabase();
  let now = 10 * leaseTime;
  const dies = Promise.withResolvers<void>();
  const run = (work: () => Promise<void>) =>
    runLeased(test.database, () => now, { name: 'job', intervalMs, run: work });
  const dead = run(() => dies.promise);
  now += leaseTime - 1;
  assert.equal(await run(() => Promise.resolve()), false);
  now += 1;
  assert.equal(await run(() => Promise.resolve()), true);
  // The late end of the first run does not release the lease of the second.
  dies.resolve();
  await dead;
  assert.equal(await run(() => Promise.resolve()), false);
  now = 1_000;
  assert.equal(await run(() => Promise.resolve()), true);
});

Deno.test('a lease that is renewed is not taken by an attempt that has waited meanwhile', async () => {
  await using test = await createTestDatabase();
  let now = 10 * leaseTime;
  const start = now;
  const results: boolean[] = [];
  const work = { name: 'job', intervalMs: 0, run: () => Promise.resolve() };
  await runLeased(test.database, () => now, {
    ...work,
    async run(renew) {
      now += 100;
      await renew();
      results.push(await runLeased(test.database, () => start, work));
    },
  });
  assert.deepEqual(results, [false]);
});

Deno.test('two jobs have separate leases', async () => {
  await using test = await createTestDatabase();
  for (const name of ['one', 'other']) {
    const run = () => Promise.resolve();
    assert.ok(await runLeased(test.database, () => 1_000, { name, intervalMs, run }));
  }
});
