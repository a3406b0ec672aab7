import { apparentLongitude } from 'astronomia/solar';
import type { Calendar } from '../calendar/calendar.ts';
import { civilDay } from '../calendar/civil-day.ts';
import { utcOfEphemerisDay } from './delta-t.ts';
import { approximateNewMoon, newMoonInstant } from './new-moon.ts';
import { meanSunDays, meanTermDay, solarTermInstant, termLongitude } from './solar-term.ts';

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
