import { apparentSunLongitude } from './sun.ts';
import { utcOfEphemerisDay } from './delta-t.ts';

const TROPICAL_YEAR = 365.24219;

/**
 * Returns the apparent longitude of the Sun in radians at term `index` (0 = Tiểu hàn, 285°; 15° per
 * term).
 */
export function termLongitude(index: number): number {
  return ((285 + 15 * index) * Math.PI) / 180;
}

/**
 * Returns the Julian ephemeris day of a term for a Sun of constant speed. It differs from the true
 * day by up to two days.
 */
export function meanTermDay(year: number, index: number): number {
  return 2_451_549.7 + (year - 2000 + index / 24) * TROPICAL_YEAR;
}

/**
 * Returns the days that the mean Sun takes from longitude `from` to longitude `to`, both in
 * radians, along the shorter arc.
 */
export function meanSunDays(from: number, to: number): number {
  const difference = to - from;
  const wrapped = difference - 2 * Math.PI * Math.round(difference / (2 * Math.PI));
  return (wrapped / (2 * Math.PI)) * TROPICAL_YEAR;
}

/**
 * Returns the instant (UTC, milliseconds since 1970) in `year` at which the Sun's apparent
 * longitude reaches term `index` (0 = Tiểu hàn, 285°, in early January; 15° per term).
 */
export function solarTermInstant(year: number, index: number): number {
  const target = termLongitude(index);
  let jde = meanTermDay(year, index);
  let step = 1;
  for (let i = 0; i < 8 && Math.abs(step) > 1e-7; i++) {
    step = meanSunDays(apparentSunLongitude(jde), target);
    jde += step;
  }
  return utcOfEphemerisDay(jde);
}
