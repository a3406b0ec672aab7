import { lazy } from '../lazy.ts';

/** Number of passwords that are too common, by the frequency in published leaks. */
const listLength = 10_000;

/**
 * Loads the 10,000 most common passwords with the first call, the most common one first.
 *
 * Source: `@zxcvbn-ts/language-common`, in lower case.
 *
 * @throws if the code of a page cannot be loaded; the next call loads it again
 *
 * @example
 * ```ts
 * import { loadCommonPasswords } from './common-passwords.ts';
 * import assert from 'node:assert/strict';
 *
 * const common = await loadCommonPasswords();
 * assert.ok(common.has('12345678'));
 * assert.ok(!common.has('mưa trên phố huế'));
 * ```
 */
export const loadCommonPasswords = lazy(async (): Promise<ReadonlySet<string>> => {
  // The main entry would also load keyboard graphs and a dictionary.
  const list = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set((list.default as string[]).slice(0, listLength));
});
