/** Characters of codes: digits and letters that are not mistaken for each other. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Number of characters of a code. */
export const codeLength = 8;

/** Number of digits of the code of an order without a stored one. */
const digitCount = 10;

/**
 * Returns the code by which customer and owner name an order. Orders of earlier versions have no
 * stored code: theirs is the first ten hexadecimal digits of the id in two groups.
 *
 * @example
 * ```ts
 * import { orderCode } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const id = '3f2a91c4-d7b0-4c1e-9a35-6d2f8e1b7c04';
 * assert.equal(orderCode({ id, code: '7K3M9QXY' }), '7K3M9QXY');
 * assert.equal(orderCode({ id, code: null }), '3F2A9-1C4D7');
 * ```
 */
export function orderCode({ id, code }: { id: string; code: string | null }): string {
  if (code !== null) return code;
  const digits = id.replaceAll('-', '').slice(0, digitCount).toUpperCase();
  return [digits.slice(0, 5), digits.slice(5)].filter(Boolean).join('-');
}

/** Stored code of an order, or the beginning of the ids that have a code. */
export type ParsedOrderCode = { code: string } | { begins: string };

const storedCode = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/**
 * Reads a code as a customer types it, or returns `undefined` if the text is not a code. Spaces,
 * hyphens and the case have no meaning.
 *
 * @example
 * ```ts
 * import { parseOrderCode } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(parseOrderCode(' 7k3m 9qxy'), { code: '7K3M9QXY' });
 * assert.deepEqual(parseOrderCode('3F2A9-1C4D7'), { begins: '3f2a91c4-d7' });
 * ```
 */
export function parseOrderCode(text: string): ParsedOrderCode | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (storedCode.test(code)) return { code };
  if (!/^[\dA-F]{10}$/.test(code)) return undefined;
  const digits = code.toLowerCase();
  return { begins: `${digits.slice(0, 8)}-${digits.slice(8)}` };
}
