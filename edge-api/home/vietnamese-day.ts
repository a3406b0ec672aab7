const day = 24 * 60 * 60_000;

/** Time by which the clocks of Vietnam are ahead of UTC, in ms. */
const offset = 7 * 60 * 60_000;

/**
 * Returns the number of days since 1970 in Vietnam.
 *
 * @param time ms since 1970
 *
 * @example
 * ```ts
 * import { dayOf, startOfDay } from './vietnamese-day.ts';
 * import assert from 'node:assert/strict';
 *
 * const midnight = Date.UTC(2026, 10, 20, 17);
 * assert.equal(dayOf(midnight), dayOf(midnight - 1) + 1);
 * assert.equal(startOfDay(dayOf(midnight + 1)), midnight);
 * ```
 */
export const dayOf = (time: number): number => Math.floor((time + offset) / day);

/** Returns the time at which a day of {@linkcode dayOf} begins, in ms since 1970. */
export const startOfDay = (index: number): number => index * day - offset;
