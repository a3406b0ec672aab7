/**
 * Periodic terms A·cos(B + C·t), the largest first: the differences from each A to the next, in
 * 1e-9 radians, all B and all C. In this order they compress best.
 */
export type Waves = [drops: number[], phases: number[], frequencies: number[]];

/**
 * Truncated theory of the Sun's longitude in radians. For each power of t (Julian millennia from
 * J2000) it has a constant and periodic terms.
 */
export type SolarSeries = { constants: number[]; waves: Waves[] };

const SECONDS_PER_MILLENNIUM = 365_250 * 86_400;
const J2000 = 946_728_000;

/** Returns the sum of A·cos(B + C·t). */
function sum([drops, phases, frequencies]: Waves, t: number): number {
  let total = 0;
  let amplitude = 0;
  for (let i = 0; i < drops.length; i++) {
    amplitude -= drops[i]!;
    total += amplitude * Math.cos(phases[i]! + frequencies[i]! * t);
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
  const [[drop], [phase], [frequency]] = waves[0] as [[number], [number], [number]];
  const mean = constants[1]!;
  const longitude = (year - 2000 + (index + 19) / 24) * 2 * Math.PI;
  let t = (longitude - constants[0]!) / mean;
  for (let i = 0; i < 3; i++) {
    let reached = 0;
    for (let power = 2; power >= 0; power--) {
      reached = reached * t + constants[power]! + sum(waves[power]!, t);
    }
    t += (longitude - reached) /
      (mean + drop / 1e9 * frequency * Math.sin(phase + frequency * t));
  }
  return J2000 + t * SECONDS_PER_MILLENNIUM;
}
