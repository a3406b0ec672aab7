import { deltaT } from '../astronomy/delta-t.ts';
import { solarTermInstant } from '../astronomy/solar-term.ts';
import { seriesInstant } from '../solar-terms/solar-term-series.ts';
import { solarSeries } from './solar-series.ts';

/** First and last year of the table. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/**
 * Smallest amplitude, in radians, of a term of the series (0.1 s). The corrections cover the rest.
 */
const MIN_AMPLITUDE = 2e-8;
/** Largest change of the longitude, in radians, by the rounding of one number. */
const MAX_ROUNDING_ERROR = 1e-8;

/**
 * Returns ΔT in the middle of each half-year, in quarters of a second. Leap seconds occur only
 * between half-years.
 */
function deltaTQuarters(): number[] {
  return Array.from(
    { length: 2 * (LAST_YEAR - FIRST_YEAR + 1) },
    (_, i) => Math.round(4 * deltaT(Date.UTC(FIRST_YEAR, 3 + 6 * i, 1))),
  );
}

const series = solarSeries(MIN_AMPLITUDE, MAX_ROUNDING_ERROR);
const quarters = deltaTQuarters();

/** Computes the packed corrections of one year: 12 characters. */
export function correctionsOfYear(year: number): string {
  return packCorrections(Array.from({ length: 24 }, (_, index) => {
    const halfYear = 2 * (year - FIRST_YEAR) + (index < 12 ? 0 : 1);
    return {
      exact: solarTermInstant(year, index) / 1000,
      model: seriesInstant(series, year, index) - quarters[halfYear]! / 4,
    };
  }));
}

/** Computes the packed corrections of all years. */
export function allCorrections(): string {
  let corrections = '';
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) corrections += correctionsOfYear(year);
  return corrections;
}

/** Returns the text of `solar-term-table.ts` without its header. */
export function solarTermTable(corrections: string): string {
  const changes = quarters.map((value, i) =>
    String.fromCharCode(80 + value - (quarters[i - 1] ?? 0))
  );
  return `import type { SolarSeries } from './solar-term-series.ts';

/** The largest terms of the Sun's apparent longitude. */
export const SERIES: SolarSeries = ${JSON.stringify(series)};
/** First and last year of {@link DELTA_T} and {@link CORRECTIONS}. */
export const FIRST_YEAR: number = ${FIRST_YEAR};
export const LAST_YEAR: number = ${LAST_YEAR};
/** Changes of ΔT per half-year, in quarters of a second, from 0 before the first: code − 80. */
export const DELTA_T: string = ${JSON.stringify(changes.join(''))};
/** Seconds to add to the series, two terms per character: (a + 3) + 7·(b + 3) = code − 35. */
export const CORRECTIONS: string = ${JSON.stringify(corrections)};
`;
}

/** Largest correction in seconds, either way. */
const LARGEST = 3;
/** Number of values of one correction. A character holds two corrections. */
const BASE = 2 * LARGEST + 1;

/**
 * Minimum distance, in seconds, of a model instant from a whole second. Rounding on another machine
 * then cannot change the second.
 */
const SAFE_MARGIN = 1e-5;

/**
 * Packs the differences between the whole seconds of the ephemeris and of the model, two terms per
 * character.
 */
function packCorrections(terms: { exact: number; model: number }[]): string {
  const values = terms.map(({ exact, model }) => {
    const value = Math.floor(exact) - Math.floor(model);
    const margin = Math.abs(model - Math.round(model));
    if (Math.abs(value) > LARGEST || margin < SAFE_MARGIN) {
      throw new Error(`Cannot pack a solar term: correction ${value} s, margin ${margin} s`);
    }
    return value + LARGEST;
  });
  let text = '';
  for (let i = 0; i < values.length; i += 2) {
    text += String.fromCharCode(35 + values[i]! + BASE * values[i + 1]!);
  }
  return text;
}
