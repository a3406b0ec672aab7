import { checkInteger } from '../check-input.ts';
import { seriesInstant } from './solar-term-series.ts';
import { CORRECTIONS, DELTA_T, FIRST_YEAR, LAST_YEAR, SERIES } from './solar-term-table.ts';

/** One of the 24 solar terms of a year. */
export type SolarTerm = {
  /** Vietnamese name, such as `'Lập xuân'`. */
  name: string;
  /** Apparent longitude of the Sun in degrees: a multiple of 15. */
  longitude: number;
  /** Instant at which the Sun reaches that longitude. */
  instant: Date;
};

/** Names of the 24 terms. */
export const TERM_NAMES: readonly string[] = [
  'Tiểu hàn',
  'Đại hàn',
  'Lập xuân',
  'Vũ thủy',
  'Kinh trập',
  'Xuân phân',
  'Thanh minh',
  'Cốc vũ',
  'Lập hạ',
  'Tiểu mãn',
  'Mang chủng',
  'Hạ chí',
  'Tiểu thử',
  'Đại thử',
  'Lập thu',
  'Xử thử',
  'Bạch lộ',
  'Thu phân',
  'Hàn lộ',
  'Sương giáng',
  'Lập đông',
  'Tiểu tuyết',
  'Đại tuyết',
  'Đông chí',
];

/** ΔT in seconds for each half-year from {@link FIRST_YEAR}. */
const deltaT: number[] = [];
/** Computed terms by year and index. */
const seconds: number[][] = [];

/**
 * Returns the UTC second, counted from 1970, in which term `index` (0 = Tiểu hàn) of a year falls.
 * Each term is computed once.
 */
export function termSecond(year: number, index: number): number {
  return (seconds[year - FIRST_YEAR] ??= [])[index] ??= computeTerm(year, index);
}

function computeTerm(year: number, index: number): number {
  if (deltaT.length === 0) {
    let quarters = 0;
    for (const change of DELTA_T) deltaT.push((quarters += change.charCodeAt(0) - 80) / 4);
  }
  const i = 24 * (year - FIRST_YEAR) + index;
  const pair = CORRECTIONS.charCodeAt(i / 2) - 35;
  const correction = (i % 2 ? pair / 7 | 0 : pair % 7) - 3;
  return Math.floor(seriesInstant(SERIES, year, index) - deltaT[i / 12 | 0]!) + correction;
}

/**
 * Lists the 24 solar terms of a year, from Tiểu hàn in early January to Đông chí in December.
 *
 * The instants are those of the full theory (VSOP87D with nutation and aberration), rounded down to
 * the second. Before 1972 UTC means UT1. After 2026 it depends on a prediction of ΔT, whose
 * uncertainty is about 20 s in 2050 and 60 s in 2100.
 *
 * @param year Gregorian year, 1900 to 2100.
 * @throws {TypeError} If the year is not a number.
 * @throws {RangeError} If it is not an integer in that range.
 *
 * @example
 * ```ts
 * import { solarTerms } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const lapXuan = solarTerms(2024)[2]!;
 * assert.equal(lapXuan.name, 'Lập xuân');
 * assert.equal(lapXuan.longitude, 315);
 * assert.equal(lapXuan.instant.toISOString().slice(0, 16), '2024-02-04T08:27');
 * ```
 */
export function solarTerms(year: number): SolarTerm[] {
  checkInteger('list the solar terms', 'year', year, FIRST_YEAR, LAST_YEAR);
  return TERM_NAMES.map((name, index) => ({
    name,
    longitude: (285 + 15 * index) % 360,
    instant: new Date(termSecond(year, index) * 1000),
  }));
}
