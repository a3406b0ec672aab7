import assert from 'node:assert/strict';
import { clearImmediate, setImmediate } from 'node:timers';
import { createTurns } from './turns.ts';

/** Runs tasks of 2 ms, by a clock of their own, and returns how many precede the first turn. */
async function tasksBeforeTurn(limitMs: number): Promise<number> {
  let time = 0;
  let turned = false;
  const pause = createTurns(limitMs, () => time);
  const immediate = setImmediate(() => turned = true);
  let count = 0;
  for (; !turned && count < 1_000; count += 1) {
    await pause();
    if (turned) break;
    time += 2;
  }
  clearImmediate(immediate);
  return count;
}

Deno.test('a task waits for a turn of the event loop when the limit has passed', async () => {
  assert.equal(await tasksBeforeTurn(6), 3);
});

Deno.test('tasks within the limit follow each other without a turn', async () => {
  assert.equal(await tasksBeforeTurn(10_000), 1_000);
});
