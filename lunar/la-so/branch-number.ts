/**
 * Numbers of the branches (địa chi): Tý 0 to Hợi 11. They are also the numbers of the palaces on
 * the board. `TY` is Tỵ; no rule counts from Tý.
 *
 * @module
 */

/** Sửu. */
export const SUU: number = 1;
/** Dần. */
export const DAN: number = 2;
/** Mão. */
export const MAO: number = 3;
/** Thìn. */
export const THIN: number = 4;
/** Tỵ. */
export const TY: number = 5;
/** Ngọ. */
export const NGO: number = 6;
/** Mùi. */
export const MUI: number = 7;
/** Thân. */
export const THAN: number = 8;
/** Dậu. */
export const DAU: number = 9;
/** Tuất. */
export const TUAT: number = 10;
/** Hợi. */
export const HOI: number = 11;

/** Returns an integer modulo 12, from 0 to 11, also for a negative integer. */
export function mod12(n: number): number {
  return (n % 12 + 12) % 12;
}
