import assert from 'node:assert/strict';
import { parseDay } from './parse-day.ts';

Deno.test('parseDay() returns the start of a day in Vietnam', () => {
  assert.equal(parseDay('2026-11-21'), Date.UTC(2026, 10, 20, 17));
  assert.equal(parseDay('2026-02-30'), undefined);
});
