const firstDelay = 10_000;
const longestDelay = 60 * 60_000;

/**
 * How long a mail waits after a try that failed, in ms: about 10 s, 20 s, 40 s and so on, at most an
 * hour. A part of it is random, so that many mails do not come back all at once.
 *
 * @param attempts how often it was tried, from 1
 * @param random at least 0, less than 1
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
  const delay = Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
  return Math.round(delay * (0.75 + random / 4));
}
