/**
 * The beginning of a day in Việt Nam.
 *
 * @param text as 2026-11-21
 * @returns ms since 1970; undefined if there is no such day
 *
 * @example
 * ```ts
 * import { readDay } from './read-day.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(readDay('2026-11-21'), Date.UTC(2026, 10, 20, 17));
 * assert.equal(readDay('2026-02-30'), undefined);
 * ```
 */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Some engines take 30 February for 2 March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(text)) {
    return undefined;
  }
  return midnight - sevenHours;
}

/** Việt Nam's clocks have been at UTC+7, without summer time, since long before the shop. */
const sevenHours = 7 * 60 * 60_000;
