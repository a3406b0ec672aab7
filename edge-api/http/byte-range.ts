/** Part of a body: the indexes of its first byte and of its last one. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads the header `Range` (RFC 9110, section 14.2). Several ranges, other units and malformed
 * ranges are ignored, as the specification permits.
 *
 * @param length of the whole body, in bytes
 * @returns the range; `undefined` for the whole body; `null` if no byte of the body is in the range
 *
 * @example
 * ```ts
 * import { readByteRange } from './byte-range.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(readByteRange('bytes=0-99', 1_000), { first: 0, last: 99 });
 * assert.deepEqual(readByteRange('bytes=-100', 1_000), { first: 900, last: 999 });
 * assert.equal(readByteRange('bytes=1000-', 1_000), null);
 * assert.equal(readByteRange('bytes=0-1,5-6', 1_000), undefined);
 * ```
 */
export function readByteRange(
  header: string | undefined,
  length: number,
): ByteRange | undefined | null {
  const [match, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '') ?? [];
  if (match === undefined || start + end === '') return undefined;
  if (start === '') {
    const count = Math.min(Number(end), length);
    return count === 0 ? null : { first: length - count, last: length - 1 };
  }
  const first = Number(start);
  const last = end === '' ? Infinity : Number(end);
  if (last < first) return undefined;
  return first >= length ? null : { first, last: Math.min(last, length - 1) };
}
