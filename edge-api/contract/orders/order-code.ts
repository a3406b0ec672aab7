/** Number of digits of a code. */
const codeLength = 10;

/**
 * Returns the code by which customer and owner name an order: the first ten hexadecimal digits of
 * its id in two groups, which are easy to read aloud. The ids are random, so that two of 100,000
 * orders have the same code with a probability of 0.5 %.
 *
 * @example
 * ```ts
 * import { orderCode } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(orderCode('3f2a91c4-d7b0-4c1e-9a35-6d2f8e1b7c04'), '3F2A9-1C4D7');
 * ```
 */
export function orderCode(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, codeLength).toUpperCase();
  return [digits.slice(0, 5), digits.slice(5)].filter(Boolean).join('-');
}

/**
 * Returns the beginning of the ids that have a code, or `undefined` if the text is not a code. The
 * hyphen and the case are optional.
 *
 * @example
 * ```ts
 * import { parseOrderCode } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(parseOrderCode('3F2A9-1C4D7'), '3f2a91c4-d7');
 * ```
 */
export function parseOrderCode(text: string): string | undefined {
  const digits = /^([0-9a-f]{5})-?([0-9a-f]{5})$/.exec(text.trim().toLowerCase());
  if (!digits) return undefined;
  const prefix = `${digits[1]}${digits[2]}`;
  return `${prefix.slice(0, 8)}-${prefix.slice(8)}`;
}
