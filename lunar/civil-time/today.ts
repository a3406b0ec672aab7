import type { SolarDate } from '../calendar/solar-date.ts';
import { fromDate } from './from-date.ts';

/**
 * Returns the current date in a time zone. It is the only function of this library that reads the
 * clock.
 *
 * @param timeZone Name of a time zone in the IANA database, by default that of Vietnam.
 * @throws {TypeError} If the time zone is not a string.
 * @throws {RangeError} If the time zone is unknown.
 *
 * @example The current lunar date in Vietnam
 * ```ts
 * import { toLunar, today } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { month } = toLunar(today());
 * assert.ok(month >= 1 && month <= 12);
 * ```
 */
export function today(timeZone?: string): SolarDate {
  const { year, month, day } = fromDate(new Date(), timeZone);
  return { year, month, day };
}
