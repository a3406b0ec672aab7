import { apparentLongitude } from 'astronomia/solar';
import type { Calendar } from '../calendar/calendar.ts';
import { civilDay } from '../calendar/civil-day.ts';
import { utcOfEphemerisDay } from './delta-t.ts';
import { meanSunDays, meanTermDay, solarTermInstant, termLongitude } from './solar-term.ts';
import { Moon } from 'astronomia/elp';
import data from 'astronomia/data';
import { newMoon as meeusNewMoon } from 'astronomia/moonphase';
import { sunLongitude } from './sun.ts';

const moon = new Moon(data.elpMppDe);
const SYNODIC_MONTH = 29.530588861;
const MEAN_RATE = (2 * Math.PI) / SYNODIC_MONTH;
const KM_PER_LIGHT_DAY = 299_792.458 * 86_400;

/** Returns the Julian ephemeris day of new moon number `k` by Meeus ch. 49, accurate to 20 s. */
function approximateNewMoon(k: number): number {
  return meeusNewMoon(2000 + (k + 0.05) / 12.3685);
}

/**
 * Returns the instant (UTC, milliseconds since 1970) of new moon number `k`, counted from that of
 * 6 January 2000.
 *
 * At that instant the apparent geocentric longitudes of Moon and Sun are equal: ELP/MPP02 (Chapront
 * and Francou 2003) with light time, and VSOP87D with aberration. Nutation cancels. One secant step
 * from the approximation of Meeus reaches the instant within 0.01 s.
 */
export function newMoonInstant(k: number): number {
  const start = approximateNewMoon(k);
  let lightTime = 1.282 / 86_400;
  const elongation = (jde: number) => {
    const { lon, range } = moon.position(jde - lightTime);
    lightTime = range / KM_PER_LIGHT_DAY;
    const d = lon - sunLongitude(jde);
    return d - 2 * Math.PI * Math.round(d / (2 * Math.PI));
  };
  const e0 = elongation(start);
  const next = start - e0 / MEAN_RATE;
  const e1 = elongation(next);
  const rate = Math.abs(next - start) < 1e-6 ? MEAN_RATE : (e1 - e0) / (next - start);
  return utcOfEphemerisDay(next - e1 / rate);
}

/**
 * Distance from midnight, in milliseconds, below which the exact instant is computed. It exceeds
 * the largest error plus the 61 s of the list of instants near midnight.
 */
export const NEW_MOON_MARGIN = 120_000;
export const SOLAR_TERM_MARGIN = 1_800_000;

const CALENDARS: Calendar[] = ['vietnam', 'utc+7', 'utc+8'];

/** Functions that compute new moons and solar terms, in UTC milliseconds since 1970. */
export type Instants = {
  newMoon: (k: number) => number;
  solarTerm: (year: number, index: number) => number;
};

/** Instants by the ephemerides, at about 1 ms of CPU time each. */
export const exactInstants: Instants = { newMoon: newMoonInstant, solarTerm: solarTermInstant };

/**
 * Instants that fall on the correct civil day in every calendar, at about 0.005 ms each.
 *
 * An approximate instant is replaced by the exact one if it is closer to midnight than the margin.
 * The largest errors from 1898 to 2101 are 17 s for new moons and 843 s for solar terms.
 */
export const civilDayInstants: Instants = {
  newMoon: (k) => {
    const approximation = utcOfEphemerisDay(approximateNewMoon(k));
    return isNearMidnight(approximation, NEW_MOON_MARGIN) ? newMoonInstant(k) : approximation;
  },
  solarTerm: (year, index) => {
    const approximation = approximateSolarTerm(year, index);
    return isNearMidnight(approximation, SOLAR_TERM_MARGIN)
      ? solarTermInstant(year, index)
      : approximation;
  },
};

function isNearMidnight(utc: number, margin: number): boolean {
  return CALENDARS.some((calendar) =>
    civilDay(utc - margin, calendar) !== civilDay(utc + margin, calendar)
  );
}

/** Returns a solar term by the longitude of Meeus ch. 25, accurate to 0.01°. */
function approximateSolarTerm(year: number, index: number): number {
  const target = termLongitude(index);
  let jde = meanTermDay(year, index);
  for (let i = 0; i < 3; i++) {
    jde += meanSunDays(apparentLongitude((jde - 2_451_545) / 36_525), target);
  }
  return utcOfEphemerisDay(jde);
}
