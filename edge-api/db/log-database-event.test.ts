import assert from 'node:assert/strict';
import { createEventLog } from './log-database-event.ts';

Deno.test('a lock is logged once when an operation waits for long, and once when it is released', () => {
  const lines: string[] = [];
  const report = createEventLog((level, message) => void lines.push(`${level} ${message}`));
  const busy = (waitedMs: number) => report({ kind: 'busy', operation: 'write', waitedMs });
  const free = () => report({ kind: 'free', operation: 'write' });
  busy(10);
  free();
  assert.deepEqual(lines, [], 'a short wait is normal with several processes');
  for (const waitedMs of [10, 900, 1_000, 1_100, 7_900, 10, 1_200]) {
    busy(waitedMs);
    report({ kind: 'reconnected', operation: 'write' });
  }
  free();
  free();
  assert.deepEqual(lines, ['warn database locked', 'info database unlocked']);
});
