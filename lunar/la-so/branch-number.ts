/**
 * Numbers of the branches (địa chi): Tý 0 to Hợi 11. They are also the numbers of the palaces on
 * the board. Tý is spelled `TI` here, to differ from Tỵ.
 *
 * @module
 */
export const TI: number = 0;
export const SUU: number = 1;
export const DAN: number = 2;
export const MAO: number = 3;
export const THIN: number = 4;
export const TY: number = 5;
export const NGO: number = 6;
export const MUI: number = 7;
export const THAN: number = 8;
export const DAU: number = 9;
export const TUAT: number = 10;
export const HOI: number = 11;

/** Returns an integer modulo 12, from 0 to 11, also for a negative integer. */
export function mod12(n: number): number {
  return (n % 12 + 12) % 12;
}
