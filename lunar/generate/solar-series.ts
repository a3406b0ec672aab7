import data from 'astronomia/data';
import type { SolarSeries, Waves } from '../solar-terms/solar-term-series.ts';

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

/** Periodic term of a power of t with rounded numbers. */
type RoundedWave = { power: number; wave: Wave; digits: Wave };

/** Rounds each number of a term so that the longitude changes by at most `error` radians. */
function roundWave([a, b, c]: Wave, power: number, error: number): RoundedWave {
  const turn = 2 * Math.PI;
  const phase = ((a < 0 ? b + Math.PI : b) % turn + turn) % turn;
  const precision = error / MAX_MILLENNIA ** power / Math.abs(a);
  const digits = [precision, precision / MAX_MILLENNIA].map((x) =>
    Math.max(0, Math.ceil(-Math.log10(2 * x)))
  );
  return {
    power,
    wave: [
      Math.round(Math.abs(a) * 1e9) / 1e9,
      round(phase, precision),
      round(c, precision / MAX_MILLENNIA),
    ],
    digits: [9, digits[0]!, digits[1]!],
  };
}

/** Julian millennia from J2000 at which the refinement compares longitudes, about 24 a year. */
const SAMPLES = Array.from({ length: 4824 }, (_, i) => (i / 4823 * 2 - 1) * MAX_MILLENNIA);

function valuesOf(power: number, [a, b, c]: Wave): number[] {
  return SAMPLES.map((t) => t ** power * a * Math.cos(b + c * t));
}

/** Passes of the refinement. Digits are dropped from the second one on. */
const PASSES = 3;
/** Largest growth of the sum of squared errors for which a digit is dropped. */
const DROP_GROWTH = 0.006;

/**
 * Moves the last digit of phases and frequencies by one where this reduces the error of the sum,
 * because the errors of many rounded numbers then cancel each other. Drops the last digit where the
 * error hardly grows. The numbers and the corrections compress better.
 *
 * @param exact Sums of all terms at {@link SAMPLES}, the small ones included.
 */
function refine(waves: RoundedWave[], exact: number[]): void {
  const columns = waves.map(({ power, wave }) => valuesOf(power, wave));
  let errors = exact.map((value, i) => columns.reduce((sum, column) => sum + column[i]!, -value));
  const square = (values: number[]) => values.reduce((sum, value) => sum + value * value, 0);
  let best = square(errors);
  const tryDigits = (w: number, part: 1 | 2, count: number, growth: number) => {
    const { power, wave, digits } = waves[w]!;
    const units = Number((wave[part] * 10 ** count).toFixed(3));
    for (const moved of [Math.ceil(units) - 1, Math.floor(units) + 1]) {
      const value = Number((moved / 10 ** count).toFixed(count));
      const column = valuesOf(power, wave.with(part, value) as Wave);
      const changed = errors.map((error, i) => error + column[i]! - columns[w]![i]!);
      const total = square(changed);
      if (total >= best * growth) continue;
      [best, errors, columns[w]] = [total, changed, column];
      [wave[part], digits[part]] = [value, count];
      return;
    }
  };
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [w, { digits }] of waves.entries()) {
      for (const part of [1, 2] as const) {
        tryDigits(w, part, digits[part], 1);
        if (pass > 0 && digits[part] > 0) tryDigits(w, part, digits[part] - 1, 1 + DROP_GROWTH);
      }
    }
  }
}

/** Packs the terms of a power, the largest first. */
function pack(waves: RoundedWave[]): Waves {
  const amplitudes = waves.map(({ wave }) => Math.round(wave[0] * 1e9));
  return [
    amplitudes.map((amplitude, i) => (amplitudes[i - 1] ?? 0) - amplitude),
    waves.map(({ wave }) => wave[1]),
    waves.map(({ wave }) => wave[2]),
  ];
}

/**
 * Returns the terms of the Sun's apparent longitude above `minAmplitude` radians: VSOP87D
 * (Bretagnon and Francou 1988), nutation and aberration.
 *
 * @param error Largest change of the longitude, in radians, by the rounding of one number.
 */
export function solarSeries(minAmplitude: number, error: number): SolarSeries {
  const { L } = data.vsop87Dearth;
  const constant = (power: number): number =>
    L[power].filter(([, , c]: Wave) => c === 0)
      .reduce((sum: number, [a, b]: Wave) => sum + a * Math.cos(b), 0);
  const [atNode, sunAnomaly] = [ARGUMENTS[4], ARGUMENTS[1]];
  const periodic = (power: number): Wave[] => L[power].filter(([, , c]: Wave) => c !== 0);
  const waves: Wave[][] = [
    [
      ...periodic(0),
      ...nutation,
      sine(ABERRATION.yearly, sunAnomaly[0] + 90, sunAnomaly[1]),
    ],
    [...periodic(1), sine(NODE_GROWTH / 1000, ...atNode)],
    periodic(2),
  ];
  const rounded = waves.flatMap((all, power) =>
    all.filter(([a]) => Math.abs(a) * MAX_MILLENNIA ** power > minAmplitude)
      .sort((x, y) => Math.abs(y[0]) - Math.abs(x[0]))
      .map((wave) => roundWave(wave, power, error))
  );
  const exact = new Array(SAMPLES.length).fill(0);
  for (const [power, all] of waves.entries()) {
    for (const wave of all) {
      for (const [i, value] of valuesOf(power, wave).entries()) exact[i] += value;
    }
  }
  refine(rounded, exact);
  return {
    constants: [
      round(constant(0) + Math.PI + ABERRATION.mean * ARCSECOND, error),
      round(constant(1), error / MAX_MILLENNIA),
      round(constant(2), error / MAX_MILLENNIA ** 2),
    ],
    waves: [0, 1, 2].map((power) => pack(rounded.filter((term) => term.power === power))),
  };
}
