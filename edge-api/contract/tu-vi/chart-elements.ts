import type { Analysis, NguHanh } from '@thach-an/lunar';
import { elementAfter } from './element-cycle.ts';
import { elementPoints } from './element-points.ts';

export interface ChartElements {
  /** Element of the birth: that of the nạp âm of the lunar year. */
  menh: NguHanh;
  /** Weakest element of the four pillars among those that do not overcome `menh`. */
  weakest: NguHanh;
}

/**
 * Steps in the cycle from the element of the birth to the elements that may be added: the one that
 * generates it, itself, the one that it generates and the one that it overcomes.
 */
const addedSteps = [4, 0, 1, 2] as const;

/**
 * Returns the elements of a chart. If several elements are equally weak, the one that generates the
 * element of the birth is preferred, then that element itself, then the one that it generates.
 *
 * @example
 * ```ts
 * import { analyze } from '@thach-an/lunar';
 * import { chartElements } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const chart = analyze({
 *   name: 'An',
 *   birthYear: 1985,
 *   birthMonth: 2,
 *   birthDay: 10,
 *   birthHour: 8,
 *   gender: 'female',
 * });
 * assert.deepEqual(chartElements(chart), { menh: 'Kim', weakest: 'Thủy' });
 * ```
 */
export function chartElements({ menh, tuTru }: Pick<Analysis, 'menh' | 'tuTru'>): ChartElements {
  const points = elementPoints(tuTru);
  const added = addedSteps.map((steps) => elementAfter(menh.nguHanh, steps));
  const least = Math.min(...added.map((element) => points[element]));
  return {
    menh: menh.nguHanh,
    weakest: added.find((element) => points[element] === least)!,
  };
}
