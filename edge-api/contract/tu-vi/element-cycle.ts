import type { NguHanh } from '@thach-an/lunar';

/**
 * The five elements in their cycle. Each one generates (sinh) the next one and overcomes (khắc) the
 * one after that.
 */
export const elementCycle = [
  'Mộc',
  'Hỏa',
  'Thổ',
  'Kim',
  'Thủy',
] as const satisfies readonly NguHanh[];

/** Returns the element that is some steps after another one in the cycle. */
export function elementAfter(element: NguHanh, steps: number): NguHanh {
  return elementCycle[(elementCycle.indexOf(element) + steps) % 5]!;
}

/** Returns the element that generates an element. */
export function generatorOf(element: NguHanh): NguHanh {
  return elementAfter(element, 4);
}

/**
 * Returns the element that overcomes an element.
 *
 * @example
 * ```ts
 * import { overcomerOf } from './element-cycle.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(overcomerOf('Kim'), 'Hỏa');
 * ```
 */
export function overcomerOf(element: NguHanh): NguHanh {
  return elementAfter(element, 3);
}
