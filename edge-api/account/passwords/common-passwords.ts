/** Number of passwords that are too common, by the frequency in published leaks. */
const listLength = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns `true` if a password is one of the 10,000 most common ones. The list is loaded with the
 * first call, on the server only.
 *
 * Source: `@zxcvbn-ts/language-common`, in the order of frequency and in lower case.
 *
 * @param password in lower case
 *
 * @example
 * ```ts
 * import { isCommonPassword } from './common-passwords.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.ok(await isCommonPassword('12345678'));
 * assert.ok(!await isCommonPassword('mưa trên phố huế'));
 * ```
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadList();
  return (await common).has(password);
}

async function loadList(): Promise<ReadonlySet<string>> {
  // The main entry would also load keyboard graphs and a dictionary.
  const list = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set((list.default as string[]).slice(0, listLength));
}
