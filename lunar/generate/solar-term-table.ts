import { deltaT } from '../astronomy/delta-t.ts';
import { solarTermInstant } from '../astronomy/solar-term.ts';
import { seriesInstant } from '../solar-terms/solar-term-series.ts';
import { packCorrections } from './pack-corrections.ts';
import { solarSeries } from './solar-series.ts';

/** First and last year whose solar terms are kept. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** Terms of the solar theory below this amplitude (radians, 0.15 s) are left to the corrections. */
const LEAST_AMPLITUDE = 3e-8;
/** Rounding of a number of the theory may move the longitude by this much (radians). */
const ROUNDING = 2e-8;

/** ΔT in the middle of each half-year in quarters of a second. Leap seconds come only between half-years. */
function deltaTQuarters(): number[] {
  return Array.from(
    { length: 2 * (LAST_YEAR - FIRST_YEAR + 1) },
    (_, i) => Math.round(4 * deltaT(Date.UTC(FIRST_YEAR, 3 + 6 * i, 1))),
  );
}

/** The text of `solar-term-table.ts` below its header. */
export function solarTermTable(): string {
  const series = solarSeries(LEAST_AMPLITUDE, ROUNDING);
  const quarters = deltaTQuarters();
  const changes = quarters.map((value, i) =>
    String.fromCharCode(80 + value - (quarters[i - 1] ?? 0))
  );
  const terms = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (let index = 0; index < 24; index++) {
      const halfYear = 2 * (year - FIRST_YEAR) + (index < 12 ? 0 : 1);
      terms.push({
        truth: solarTermInstant(year, index) / 1000,
        model: seriesInstant(series, year, index) - quarters[halfYear]! / 4,
      });
    }
  }
  return `import type { SolarSeries } from './solar-term-series.ts';

/** The largest terms of the Sun's apparent longitude. */
export const SERIES: SolarSeries = ${JSON.stringify(series)};
/** First and last year of {@link DELTA_T} and {@link CORRECTIONS}. */
export const FIRST_YEAR: number = ${FIRST_YEAR};
export const LAST_YEAR: number = ${LAST_YEAR};
/** Changes of ΔT from half-year to half-year in quarters of a second, from 0 before the first: code − 80. */
export const DELTA_T: string = ${JSON.stringify(changes.join(''))};
/** Seconds to add to the series, two terms a character: (first + 3) + 7·(second + 3) = code − 35. */
export const CORRECTIONS: string = ${JSON.stringify(packCorrections(terms))};
`;
}
