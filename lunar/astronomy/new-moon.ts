import { Moon } from 'astronomia/elp';
import data from 'astronomia/data';
import { newMoon as meeusNewMoon } from 'astronomia/moonphase';
import { sunLongitude } from './sun.ts';
import { utcOfEphemerisDay } from './delta-t.ts';

const moon = new Moon(data.elpMppDe);
const SYNODIC_MONTH = 29.530588861;
const MEAN_RATE = (2 * Math.PI) / SYNODIC_MONTH;
const KM_PER_LIGHT_DAY = 299_792.458 * 86_400;

/** Returns the Julian ephemeris day of new moon number `k` by Meeus ch. 49, accurate to 20 s. */
export function approximateNewMoon(k: number): number {
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
