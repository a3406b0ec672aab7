import data from 'astronomia/data';
import type { SolarSeries } from '../solar-terms/solar-term-series.ts';

/** Periodic term a·cos(b + c·t), with t in Julian millennia from J2000. */
type Wave = [a: number, b: number, c: number];

const DEGREE = Math.PI / 180;
const ARCSECOND = DEGREE / 3600;
/** Largest distance from J2000 in the table, in Julian millennia. */
const MAX_MILLENNIA = 0.101;

/**
 * Mean elongation, anomaly of the Sun, anomaly and latitude argument of the Moon, and node, in
 * degrees: at J2000 and per century.
 */
const ARGUMENTS = [
  [297.85036, 445267.11148],
  [357.52772, 35999.05034],
  [134.96298, 477198.867398],
  [93.27191, 483202.017538],
  [125.04452, -1934.136261],
] as const;

/** Nutation in longitude, IAU 1980: multiples of the five arguments, then the sine in 0.0001″. */
const NUTATION = [
  [0, 0, 0, 0, 1, -171996],
  [-2, 0, 0, 2, 2, -13187],
  [0, 0, 0, 2, 2, -2274],
  [0, 0, 0, 0, 2, 2062],
  [0, 1, 0, 0, 0, 1426],
  [0, 0, 1, 0, 0, 712],
  [-2, 1, 0, 2, 2, -517],
  [0, 0, 0, 2, 1, -386],
  [0, 0, 1, 2, 2, -301],
  [-2, -1, 0, 2, 2, 217],
  [-2, 0, 1, 0, 0, -158],
  [-2, 0, 0, 2, 1, 129],
  [0, 0, -1, 2, 2, 123],
  [2, 0, 0, 0, 0, 63],
  [0, 0, 1, 0, 1, 63],
  [2, 0, -1, 2, 2, -59],
  [0, 0, -1, 0, 1, -58],
  [0, 0, 1, 2, 1, -51],
  [-2, 0, 2, 0, 0, 48],
  [0, 0, -2, 2, 1, 46],
  [2, 0, 0, 2, 2, -38],
  [0, 0, 2, 2, 2, -31],
  [0, 0, 2, 0, 0, 29],
  [-2, 0, 1, 2, 2, 29],
  [0, 0, 0, 2, 0, 26],
  [-2, 0, 0, 2, 0, -22],
  [0, 0, -1, 2, 1, 21],
] as const;

/** Growth of the largest nutation term, in 0.0001″ per century. */
const NODE_GROWTH = -174.2;

/**
 * Constant of aberration at the mean distance with the FK5 correction, and yearly term, in
 * arcseconds.
 */
const ABERRATION = { mean: -20.4955 - 0.0903, yearly: -0.3424 };

/**
 * Converts a sine with its amplitude in arcseconds and its argument in degrees at J2000 and per
 * century.
 */
function sine(arcseconds: number, at2000: number, rate: number): Wave {
  return [arcseconds * ARCSECOND, (at2000 - 90) * DEGREE, rate * 10 * DEGREE];
}

const nutation = NUTATION.map(([d, m, n, f, node, amplitude]) => {
  const multiples: number[] = [d, m, n, f, node];
  const argument = (part: 0 | 1) =>
    multiples.reduce((sum, multiple, i) => sum + multiple * ARGUMENTS[i]![part], 0);
  return sine(amplitude / 10_000, argument(0), argument(1));
});

function round(x: number, error: number): number {
  return Number(x.toFixed(Math.max(0, Math.ceil(-Math.log10(2 * error)))));
}

/** Rounds each number so that the longitude changes by at most `error` radians. */
function flatten(waves: Wave[], error: number): number[] {
  return waves.sort((x, y) => Math.abs(y[0]) - Math.abs(x[0])).flatMap(([a, b, c]) => {
    const turn = 2 * Math.PI;
    const phase = ((a < 0 ? b + Math.PI : b) % turn + turn) % turn;
    const precision = error / Math.abs(a);
    return [
      Math.round(Math.abs(a) * 1e9),
      round(phase, precision),
      round(c, precision / MAX_MILLENNIA),
    ];
  });
}

/**
 * Returns the terms of the Sun's apparent longitude above `minAmplitude` radians: VSOP87D
 * (Bretagnon and Francou 1988), nutation and aberration.
 *
 * @param error Largest change of the longitude, in radians, by the rounding of one number.
 */
export function solarSeries(minAmplitude: number, error: number): SolarSeries {
  const { L } = data.vsop87Dearth;
  const large = (power: number): Wave[] =>
    L[power].filter(([a, , c]: Wave) =>
      c !== 0 && Math.abs(a) * MAX_MILLENNIA ** power > minAmplitude
    );
  const constant = (power: number): number =>
    L[power].filter(([, , c]: Wave) => c === 0)
      .reduce((sum: number, [a, b]: Wave) => sum + a * Math.cos(b), 0);
  const [atNode, sunAnomaly] = [ARGUMENTS[4], ARGUMENTS[1]];
  return {
    constants: [
      round(constant(0) + Math.PI + ABERRATION.mean * ARCSECOND, error),
      round(constant(1), error / MAX_MILLENNIA),
      round(constant(2), error / MAX_MILLENNIA ** 2),
    ],
    waves: [
      flatten([
        ...large(0),
        ...nutation.filter(([a]) => Math.abs(a) > minAmplitude),
        sine(ABERRATION.yearly, sunAnomaly[0] + 90, sunAnomaly[1]),
      ], error),
      flatten([...large(1), sine(NODE_GROWTH / 1000, ...atNode)], error / MAX_MILLENNIA),
      flatten(large(2), error / MAX_MILLENNIA ** 2),
    ],
  };
}
