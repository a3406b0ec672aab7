import assert from 'node:assert/strict';
import { createStore } from '../shell/observable.ts';
import { emptyLine, maxLines, writeAnniversaries } from './anniversary-feed.ts';
import { keepEarlyInput, type KeptAnniversaries, untouched, withId } from './kept-anniversaries.ts';

const line = (name: string) => withId({ ...emptyLine, name, day: 10, month: 3 });

/** Returns the names that are kept after a name was entered before the hydration. */
function namesAfter(entered: string, kept?: string[]): string[] | undefined {
  const store = createStore<KeptAnniversaries | undefined>(
    kept && { lines: kept.map(line), alarm: 'none' },
  );
  keepEarlyInput(store, writeAnniversaries({ lines: [line(entered)], alarm: 'none' }));
  return store.get()?.lines.map(({ name }) => name);
}

Deno.test('keepEarlyInput() adds an entered giỗ to those of an earlier visit', () => {
  assert.deepEqual(namesAfter('Giỗ bà', ['Giỗ ông']), ['Giỗ ông', 'Giỗ bà']);
  assert.deepEqual(namesAfter(' ', ['Giỗ ông']), ['Giỗ ông']);
  const full = Array.from({ length: maxLines }, (_, index) => `Giỗ ${index}`);
  assert.deepEqual(namesAfter('Giỗ bà', full), full);
});

Deno.test('keepEarlyInput() keeps the first giỗ, and nothing of an untouched form', () => {
  assert.deepEqual(namesAfter('Giỗ bà'), ['Giỗ bà']);
  const store = createStore<KeptAnniversaries | undefined>(undefined);
  keepEarlyInput(store, writeAnniversaries(untouched));
  assert.equal(store.get(), undefined);
});
