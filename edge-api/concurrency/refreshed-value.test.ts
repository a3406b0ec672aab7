import assert from 'node:assert/strict';
import { createRefreshedValue } from './refreshed-value.ts';

function openValue() {
  const state = { time: 0, refreshes: 0, fails: false };
  const errors: unknown[] = [];
  const value = createRefreshedValue<{ number: number }>({
    now: () => state.time,
    onError: (error) => errors.push(error),
    refresh: (previous) => {
      state.refreshes += 1;
      if (state.fails) return Promise.reject(new Error('unreadable'));
      return Promise.resolve({ number: (previous?.number ?? 0) + 1 });
    },
  });
  return { ...value, state, errors };
}

Deno.test('a value is refreshed once per interval, also by concurrent calls', async () => {
  const { current, state } = openValue();
  const [one, other] = await Promise.all([current(), current()]);
  assert.equal(one, other);
  state.time = 999;
  assert.equal((await current()).number, 1);
  state.time = 1_000;
  assert.equal((await current()).number, 2);
  assert.equal(state.refreshes, 2);
});

Deno.test('recent() returns the value within the interval only', async () => {
  const { current, recent, state } = openValue();
  assert.equal(recent(), undefined);
  const value = await current();
  state.time = 999;
  assert.equal(recent(), value);
  state.time = 1_000;
  assert.equal(recent(), undefined);
});

Deno.test('a refresh that takes long is not waited for while there is an older value', async () => {
  let refresh = Promise.resolve({ number: 1 });
  let time = 0;
  const value = createRefreshedValue({
    now: () => time,
    onError: () => {},
    refresh: () => refresh,
    waitLimit: 20,
  });
  await value.current();
  const slow = Promise.withResolvers<{ number: number }>();
  refresh = slow.promise;
  time = 1_000;
  assert.equal((await value.current()).number, 1);
  const others = Array.from({ length: 3 }, () => value.current());
  // Resolved at once, without the time limit.
  const first = await Promise.race([others[0], new Promise((resolve) => setTimeout(resolve, 1))]);
  assert.deepEqual(first, { number: 1 });
  slow.resolve({ number: 2 });
  await slow.promise;
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal((await value.current()).number, 2);
});

Deno.test('the first failure is thrown, a later one is reported and leaves the older value', async () => {
  const { current, state, errors } = openValue();
  state.fails = true;
  await assert.rejects(current(), /unreadable/);
  state.fails = false;
  await current();
  state.fails = true;
  state.time = 1_000;
  assert.equal((await current()).number, 1);
  assert.equal(errors.length, 1);
  assert.equal((await current()).number, 1);
  assert.equal(state.refreshes, 3, 'the next attempt follows after the interval');
});
