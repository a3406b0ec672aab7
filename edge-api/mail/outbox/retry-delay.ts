const initialDelay = 10_000;
const maxDelay = 60 * 60_000;

/**
 * Returns the delay after a failed attempt in ms: about 10 s, 20 s, 40 s and so on, up to an hour.
 * A part of it is random, so that many mails are not retried at the same time.
 *
 * @param attempts number of attempts so far, from 1
 * @param random number from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { retryDelay } from './retry-delay.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(retryDelay(1, 0), 7_500);
 * assert.equal(retryDelay(3, 0.5), 35_000);
 * assert.equal(retryDelay(1000, 0), 2_700_000);
 * ```
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const delay = Math.min(maxDelay, initialDelay * 2 ** (attempts - 1));
  return Math.round(delay * (0.75 + random / 4));
}
