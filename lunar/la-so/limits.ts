import { mod12, TUAT } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';

/**
 * Returns the first age (tuổi mụ) of the ten years of a palace (đại hạn). Mệnh begins at the number
 * of the cục, and the palaces follow thuận for dương nam and âm nữ, nghịch for the others.
 */
export function firstAge(palace: number, { menh, cuc, step }: ChartInput): number {
  return cuc.number + 10 * mod12(step * (palace - menh));
}

/** Direction of the tiểu hạn: thuận for men, nghịch for women, whatever the year. */
function yearlyStep(input: ChartInput): number {
  return input.male ? 1 : -1;
}

/** Palace of the tiểu hạn in the year of birth: Tuất, Mùi, Thìn or Sửu by the group of the year. */
function firstTieuHan({ group }: ChartInput): number {
  return TUAT - 3 * group;
}

/** Returns the palace of the tiểu hạn in the years with the branch `chi`. */
export function tieuHanOf(chi: number, input: ChartInput): number {
  return mod12(firstTieuHan(input) + yearlyStep(input) * (chi - input.chi));
}

/** Returns the branch of the years whose tiểu hạn is in `palace`. Inverse of {@link tieuHanOf}. */
export function tieuHanYear(palace: number, input: ChartInput): number {
  return mod12(input.chi + yearlyStep(input) * (palace - firstTieuHan(input)));
}
