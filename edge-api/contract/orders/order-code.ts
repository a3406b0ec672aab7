import { withoutFormat } from '../visible-text.ts';

/** Characters of codes: digits and letters that are not mistaken for each other. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Number of characters of a code. */
export const codeLength = 8;

/** Beginning of the references of transfers, by which a code is found in the text of a transfer. */
export const referencePrefix = 'TA';

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

/** Code, also as the reference of a transfer. */
const storedCode = new RegExp(`^(?:${referencePrefix})?([${codeAlphabet}]{${codeLength}})$`);

/**
 * Reads a code as a customer types it, or returns `undefined` if the text is not a code. Spaces,
 * hyphens, '#', invisible characters and the case have no meaning.
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
  const characters = withoutFormat(text).replace(/[\s#-]/g, '').toUpperCase();
  const code = storedCode.exec(characters)?.[1];
  if (code) return { code };
  if (!/^[\dA-F]{10}$/.test(characters)) return undefined;
  const digits = characters.toLowerCase();
  return { begins: `${digits.slice(0, 8)}-${digits.slice(8)}` };
}
