import { checkOptions, throwInvalidArgument } from '../check-input.ts';
import type { Birth } from '../four-pillars/four-pillars.ts';
import { clockReading, secondsOfBirth } from './clock-reading.ts';

const RADIANS = Math.PI / 180;

/**
 * Returns the equation of time in minutes: the time of a sundial minus mean solar time, from -14 in
 * February to 16 in November.
 *
 * Formula: W. M. Smart, in J. Meeus: Astronomical Algorithms, 2nd edition (1998), ch. 28. The error
 * is below 4 seconds from 1900 to 2100. The difference between UTC and Terrestrial Time is ignored.
 *
 * @param seconds UTC in seconds since 1970.
 */
export function equationOfTime(seconds: number): number {
  const centuries = (seconds / 86_400 - 10_957.5) / 36_525;
  const longitude = RADIANS * (280.46646 + 36_000.76983 * centuries);
  const anomaly = RADIANS * (357.52911 + 35_999.05029 * centuries);
  const eccentricity = 0.016708634 - 0.000042037 * centuries;
  const obliquity = RADIANS * (23.4392911 - 0.0130042 * centuries);
  const y = Math.tan(obliquity / 2) ** 2;
  const angle = y * Math.sin(2 * longitude) - 2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * longitude) -
    y * y / 2 * Math.sin(4 * longitude) - 5 / 4 * eccentricity ** 2 * Math.sin(2 * anomaly);
  return angle / RADIANS * 4;
}

/** Longitude of a place, and the offset of its clock. */
export type TrueSolarTimeOptions = {
  /** Longitude in degrees, east positive: 105.85 for Hà Nội, 106.7 for Saigon. */
  longitude: number;
  /** Offset of the civil time from UTC in hours, from -12 to 14. @default 7 */
  utcOffset?: number;
};

/** Time of a sundial, rounded down to the minute. */
export type TrueSolarTime = Required<Birth> & {
  /** Offset of this time from UTC in hours, which makes it the same instant as the civil time. */
  utcOffset: number;
  /** Equation of time in minutes: the difference between a sundial and mean solar time. */
  equationOfTime: number;
};

const ACTION = 'compute the true solar time';

/**
 * Converts civil time to true solar time, the time of a sundial at the place of birth.
 *
 * Some schools use it for the hour. Charts and pillars of this library use the civil time unless
 * they are called with the result of this function. True solar time is UTC plus 4 minutes for each
 * degree of longitude plus the equation of time.
 *
 * @param birth Civil time in the years 2 to 9998.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the time does not exist or an option is out of range.
 *
 * @example A birth in Saigon at 9:30 by the clock and 8:22 by the Sun
 * ```ts
 * import { fourPillars, trueSolarTime } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const birth = { year: 1970, month: 2, day: 11, hour: 9, minute: 30 };
 * const solar = trueSolarTime(birth, { longitude: 106.7, utcOffset: 8 });
 * assert.deepEqual([solar.hour, solar.minute], [8, 22]);
 * assert.equal(fourPillars(birth, { utcOffset: 8 }).gio.chi, 'Tỵ');
 * assert.equal(fourPillars(solar, { utcOffset: solar.utcOffset }).gio.chi, 'Thìn');
 * ```
 */
export function trueSolarTime(birth: Birth, options: TrueSolarTimeOptions): TrueSolarTime {
  const seconds = secondsOfBirth(birth, ACTION);
  checkOptions(ACTION, options, ['longitude', 'utcOffset']);
  const { longitude, utcOffset = 7 } = options;
  checkNumber('longitude', longitude, -180, 180, 'degrees');
  checkNumber('utcOffset', utcOffset, -12, 14, 'hours');
  const utc = seconds - utcOffset * 3600;
  const equation = equationOfTime(utc);
  const minutes = Math.floor(utc / 60 + 4 * longitude + equation);
  const { year, month, day, hour, minute } = clockReading(minutes * 60);
  return {
    year,
    month,
    day,
    hour,
    minute,
    utcOffset: utcOffset + (minutes * 60 - seconds) / 3600,
    equationOfTime: equation,
  };
}

/** Throws unless a value is a number from `min` to `max`. */
function checkNumber(name: string, value: number, min: number, max: number, unit: string): void {
  if (!(typeof value === 'number' && value >= min && value <= max)) {
    throwInvalidArgument(ACTION, name, `from ${min} to ${max} ${unit}`, value, 'number');
  }
}
