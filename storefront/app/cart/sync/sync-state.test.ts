import assert from 'node:assert/strict';
import { SyncState } from './sync-state.ts';

const delays = { collect: 800, batch: 1_500, retry: 1_000, retryLimit: 60_000 };

/** A state whose account's cart was loaded at time 0. */
function loadedState() {
  const state = new SyncState(delays);
  state.loadStarted()(0);
  return state;
}

Deno.test('next() loads the account’s cart first, and is idle while both carts are equal', () => {
  const state = new SyncState(delays);
  assert.equal(state.loaded, false);
  assert.deepEqual(state.next(0, undefined, {}), { kind: 'load' });
  state.loadStarted()(0);
  assert.equal(state.loaded, true);
  assert.deepEqual(state.next(0, { a: 1 }, { a: 1 }), { kind: 'idle' });
  assert.deepEqual(state.next(0, undefined, {}), { kind: 'load' }, 'the base was removed');
});

Deno.test('next() sends a unit immediately, or when collecting has ended', () => {
  const state = loadedState();
  state.pieceAdded('a', 'collected', 0);
  state.pieceAdded('a', 'collected', 500);
  assert.deepEqual(state.next(500, {}, { a: 2 }), { kind: 'wait', until: 1_300 });
  assert.deepEqual(state.next(1_300, {}, { a: 2 }), { kind: 'add', id: 'a', base: {} });
  state.pieceAdded('b', 'at-once', 500);
  assert.deepEqual(state.next(500, {}, { a: 2, b: 1 }), { kind: 'add', id: 'b', base: {} });
});

Deno.test('next() sends other changes in one update after a pause', () => {
  const state = loadedState();
  state.cartChanged(100);
  assert.deepEqual(state.next(100, { a: 1 }, { a: 3 }), { kind: 'wait', until: 1_600 });
  state.cartChanged(1_000);
  assert.deepEqual(state.next(1_600, { a: 1 }, { a: 3 }), { kind: 'wait', until: 2_500 });
  assert.deepEqual(state.next(2_500, { a: 1 }, { a: 3 }), { kind: 'update', base: { a: 1 } });
});

Deno.test('next() waits for the earlier of a collected unit and another change', () => {
  const state = loadedState();
  state.cartChanged(0);
  state.pieceAdded('a', 'collected', 0);
  assert.deepEqual(state.next(0, {}, { a: 1, b: 2 }), { kind: 'wait', until: 800 });
});

Deno.test('succeeded() ends the adding of confirmed units only', () => {
  const state = loadedState();
  state.pieceAdded('a', 'at-once', 0);
  state.pieceAdded('b', 'at-once', 0);
  state.succeeded({ a: 1, b: 2 }, { a: 1, b: 1 });
  assert.deepEqual(state.next(0, { a: 1, b: 1 }, { a: 1, b: 2 }), {
    kind: 'add',
    id: 'b',
    base: { a: 1, b: 1 },
  });
  state.cartChanged(0);
  assert.deepEqual(
    state.next(0, { a: 1, b: 2 }, { a: 2, b: 2 }),
    { kind: 'wait', until: 1_500 },
    'a further piece of a is another change',
  );
});

Deno.test('updateStarted() includes the added units in the update', () => {
  const state = loadedState();
  state.pieceAdded('a', 'at-once', 0);
  state.updateStarted();
  assert.deepEqual(state.next(0, {}, { a: 1 }), { kind: 'update', base: {} });
});

Deno.test('failed() doubles the delay up to its limit, and randomizes its second half', () => {
  for (const [random, factor] of [[0, 0.5], [0.5, 0.75]] as const) {
    const state = loadedState();
    const waits = Array.from({ length: 8 }, () => {
      state.failed(0, random);
      const step = state.next(0, {}, { a: 1 });
      return step.kind === 'wait' ? step.until : undefined;
    });
    const expected = [1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000 * factor);
    assert.deepEqual(waits, expected);
  }
});

Deno.test('after a failure the whole cart is sent, until a request succeeds', () => {
  const state = loadedState();
  state.pieceAdded('a', 'at-once', 0);
  state.failed(0, 0);
  assert.equal(state.failing, true);
  assert.deepEqual(state.next(500, {}, { a: 1 }), { kind: 'update', base: {} });
  state.succeeded({ a: 1 }, {});
  assert.equal(state.failing, false);
  assert.deepEqual(state.next(500, {}, { a: 1 }), { kind: 'add', id: 'a', base: {} });
});

Deno.test('retryNow() ends the wait after a failure', () => {
  const state = loadedState();
  state.failed(0, 0);
  state.retryNow();
  assert.deepEqual(state.next(0, {}, { a: 1 }), { kind: 'update', base: {} });
});

Deno.test('invalidate() requires another load, and ignores the response to an earlier one', () => {
  const state = new SyncState(delays);
  const loaded = state.loadStarted();
  state.invalidate();
  loaded(0);
  assert.equal(state.loaded, false);
  state.loadStarted()(0);
  assert.equal(state.loaded, true);
  state.invalidate();
  assert.equal(state.loaded, false);
});

Deno.test('isStale() is true 30 s after the load, and false before a load', () => {
  assert.equal(new SyncState(delays).isStale(100_000), false);
  const state = loadedState();
  assert.equal(state.isStale(29_999), false);
  assert.equal(state.isStale(30_000), true);
});

Deno.test('reset() starts a session without a loaded cart, failures and added units', () => {
  const state = loadedState();
  state.pieceAdded('a', 'at-once', 0);
  state.cartChanged(0);
  state.failed(0, 0);
  state.reset();
  assert.equal(state.failing, false);
  assert.deepEqual(state.next(0, {}, { a: 1 }), { kind: 'load' });
  state.loadStarted()(0);
  assert.deepEqual(state.next(0, {}, { a: 1 }), { kind: 'wait', until: 1_500 });
});
