const NAMES = [
  'Giáp',
  'Ất',
  'Bính',
  'Đinh',
  'Mậu',
  'Kỷ',
  'Canh',
  'Tân',
  'Nhâm',
  'Quý',
] as const;

/**
 * The ten heavenly stems (thiên can) in their order.
 *
 * @example
 * ```ts
 * import { stems } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(stems.indexOf('Quý'), 9);
 * ```
 */
export const stems: typeof NAMES = /* @__PURE__ */ Object.freeze(NAMES);

/** One of the ten heavenly stems. */
export type Can = (typeof NAMES)[number];
