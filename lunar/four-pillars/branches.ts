const NAMES = [
  'Tý',
  'Sửu',
  'Dần',
  'Mão',
  'Thìn',
  'Tỵ',
  'Ngọ',
  'Mùi',
  'Thân',
  'Dậu',
  'Tuất',
  'Hợi',
] as const;

/**
 * The twelve earthly branches (địa chi) in their order, which is also that of the double hours of a
 * day. Tý begins at 23:00.
 *
 * @example
 * ```ts
 * import { branches } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const branchOfHour = (hour: number) => branches[Math.floor((hour + 1) / 2) % 12];
 * assert.deepEqual([branchOfHour(23), branchOfHour(8)], ['Tý', 'Thìn']);
 * ```
 */
export const branches: typeof NAMES = /* @__PURE__ */ Object.freeze(NAMES);

/** One of the twelve earthly branches. */
export type Chi = (typeof NAMES)[number];
