/**
 * Truncated theory of the Sun's longitude in radians. For each power of t (Julian millennia from
 * J2000) it has a constant and periodic terms A·cos(B + C·t), stored as A, B, C, A, B, C, … with A
 * in 1e-9 radians, the largest term first.
 */
export type SolarSeries = { constants: number[]; waves: number[][] };

const SECONDS_PER_MILLENNIUM = 365_250 * 86_400;
const J2000 = 946_728_000;

/** Returns the sum of A·cos(B + C·t), A in 1e-9 radians. */
function sum(waves: number[], t: number): number {
  let total = 0;
  for (let i = 0; i < waves.length; i += 3) {
    total += waves[i]! * Math.cos(waves[i + 1]! + waves[i + 2]! * t);
  }
  return total / 1e9;
}

/**
 * Returns the instant in `year` at which the Sun's apparent longitude reaches term `index` (0 =
 * 285°), as Terrestrial Time in seconds since 1970. Three steps of Newton's method start from the
 * mean Sun. The fixed number of steps gives the same result on every machine.
 */
export function seriesInstant(series: SolarSeries, year: number, index: number): number {
  const { constants, waves } = series;
  const [amplitude, phase, frequency] = waves[0] as [number, number, number];
  const mean = constants[1]!;
  const longitude = (year - 2000 + (index + 19) / 24) * 2 * Math.PI;
  let t = (longitude - constants[0]!) / mean;
  for (let i = 0; i < 3; i++) {
    let reached = 0;
    for (let power = 2; power >= 0; power--) {
      reached = reached * t + constants[power]! + sum(waves[power]!, t);
    }
    t += (longitude - reached) /
      (mean - amplitude / 1e9 * frequency * Math.sin(phase + frequency * t));
  }
  return J2000 + t * SECONDS_PER_MILLENNIUM;
}
