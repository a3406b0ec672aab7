/**
 * Reads a number of days, or a range, in a text such as '2–5 ngày làm việc'. Returns `undefined`
 * for a text without days.
 *
 * @example
 * ```ts
 * import { readDays } from './read-days.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(readDays('1–2 ngày làm việc'), { min: 1, max: 2 });
 * assert.deepEqual(readDays('trong 3 ngày'), { min: 3, max: 3 });
 * assert.equal(readDays('24 giờ'), undefined);
 * ```
 */
export function readDays(text: string): { min: number; max: number } | undefined {
  const match = /(\d{1,3})(?:\s*(?:[-–—]|đến|tới)\s*(\d{1,3}))?\s*ngày/i.exec(
    text.normalize('NFC'),
  );
  if (!match) return undefined;
  const min = Number(match[1]);
  return { min, max: Math.max(min, Number(match[2] ?? min)) };
}
