import { apparentSunLongitude } from './sun.ts';
import { utcOfEphemerisDay } from './delta-t.ts';

const TROPICAL_YEAR = 365.24219;

/** The difference of two angles in radians, from −π to π. */
function difference(a: number, b: number): number {
  const d = a - b;
  return d - 2 * Math.PI * Math.round(d / (2 * Math.PI));
}

/**
 * The instant (UTC, milliseconds since 1970) in `year` when the Sun's apparent longitude reaches term
 * `index` (0 = Tiểu hàn, 285°, in early January; each next one 15° on).
 */
export function solarTermInstant(year: number, index: number): number {
  const target = ((285 + 15 * index) * Math.PI) / 180;
  let jde = 2_451_549.7 + (year - 2000 + index / 24) * TROPICAL_YEAR;
  let step = 1;
  for (let i = 0; i < 8 && Math.abs(step) > 1e-7; i++) {
    step = (difference(target, apparentSunLongitude(jde)) / (2 * Math.PI)) * TROPICAL_YEAR;
    jde += step;
  }
  return utcOfEphemerisDay(jde);
}
