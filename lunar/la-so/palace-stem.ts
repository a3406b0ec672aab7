import { DAN, mod12 } from './branch-number.ts';

/**
 * Returns the stem of a palace, Giáp 0 to Quý 9 (ngũ hổ độn). The stem of Dần follows from that of
 * the year, and the stems go thuận from there to Sửu.
 *
 * @param can Stem of the lunar year.
 */
export function palaceStem(can: number, palace: number): number {
  return (2 * (can % 5) + 2 + mod12(palace - DAN)) % 10;
}
