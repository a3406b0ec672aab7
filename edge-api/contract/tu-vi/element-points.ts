import { type Can, type Chi, type FourPillars, type NguHanh, stems } from '@thach-an/lunar';
import { elementCycle } from './element-cycle.ts';

/** Points of each element in the four pillars of a birth. */
export type ElementPoints = Record<NguHanh, number>;

/** Returns the element of a stem: pairs of stems follow the cycle, from Giáp and Ất (Mộc) on. */
const elementOf = (stem: Can): NguHanh => elementCycle[stems.indexOf(stem) >> 1]!;

/** Hidden stems (tàng can) of the branches, the principal one first. */
const hiddenStems: Record<Chi, readonly Can[]> = {
  Tý: ['Quý'],
  Sửu: ['Kỷ', 'Quý', 'Tân'],
  Dần: ['Giáp', 'Bính', 'Mậu'],
  Mão: ['Ất'],
  Thìn: ['Mậu', 'Ất', 'Quý'],
  Tỵ: ['Bính', 'Canh', 'Mậu'],
  Ngọ: ['Đinh', 'Kỷ'],
  Mùi: ['Kỷ', 'Đinh', 'Ất'],
  Thân: ['Canh', 'Nhâm', 'Mậu'],
  Dậu: ['Tân'],
  Tuất: ['Mậu', 'Tân', 'Đinh'],
  Hợi: ['Nhâm', 'Giáp'],
};

/** Weight of a stem, and of all hidden stems of a branch together. */
const pillarWeight = 10;

/** Weights of one, two or three hidden stems. */
const hiddenWeights = [[10], [7, 3], [6, 3, 1]] as const;

/**
 * Percentages for the season, by the steps in the cycle from the element of the month of birth:
 * that element (vượng), the one that it generates (tướng), the one that it overcomes (tử), the one
 * that overcomes it (tù) and the one that generates it (hưu).
 */
const seasonPercent = [120, 110, 80, 90, 100] as const;

/**
 * Returns the points of each element in four pillars: ten for each stem, and ten for each branch,
 * shared by its hidden stems. The points are multiplied by a percentage for the season, which is
 * the element of the branch of the month. docs/stone-advice.md describes the rule.
 *
 * @example
 * ```ts
 * import { fourPillars } from '@thach-an/lunar';
 * import { elementPoints } from './element-points.ts';
 * import assert from 'node:assert/strict';
 *
 * const pillars = fourPillars({ year: 1985, month: 2, day: 10, hour: 8 });
 * const { Mộc, Hỏa, Thổ, Kim, Thủy } = elementPoints(pillars);
 * assert.deepEqual([Mộc, Hỏa, Thổ, Kim, Thủy], [2640, 330, 2320, 1890, 500]);
 * ```
 */
export function elementPoints(pillars: FourPillars): ElementPoints {
  const points: ElementPoints = { Mộc: 0, Hỏa: 0, Thổ: 0, Kim: 0, Thủy: 0 };
  for (const { can, chi } of Object.values(pillars)) {
    points[elementOf(can)] += pillarWeight;
    const hidden = hiddenStems[chi];
    const weights = hiddenWeights[hidden.length - 1]!;
    hidden.forEach((stem, index) => points[elementOf(stem)] += weights[index]!);
  }
  const season = elementCycle.indexOf(elementOf(hiddenStems[pillars.thang.chi][0]!));
  elementCycle.forEach((element, index) => {
    points[element] *= seasonPercent[(index - season + 5) % 5]!;
  });
  return points;
}
