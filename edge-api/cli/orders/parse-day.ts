/**
 * Returns the start of a day in Vietnam.
 *
 * @param text date such as 2026-11-21
 * @returns time in ms since 1970, or `undefined` for an invalid date
 *
 * @example
 * ```ts
 * import { parseDay } from './parse-day.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(parseDay('2026-11-21'), Date.UTC(2026, 10, 20, 17));
 * assert.equal(parseDay('2026-02-30'), undefined);
 * ```
 */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse 30 February as 2 March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(text)) {
    return undefined;
  }
  return midnight - utcOffset;
}

/**
 * Returns a time in Vietnam.
 *
 * @param text day, or day and time such as '2026-11-21 20:30'
 * @returns time in ms since 1970, or `undefined` for an invalid text
 */
export function parseTime(text: string): number | undefined {
  const [, day = text, hours = '0', minutes = '0'] =
    /^(.{10})[T ]([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const start = parseDay(day);
  return start && start + (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** UTC offset of Vietnam in ms: UTC+7, without daylight saving time. */
const utcOffset = 7 * 60 * 60_000;
