import { deltaT as observedDeltaT } from 'astronomia/deltat';

/** Days on which TAI − UTC changed, with its new value in seconds (IERS Bulletin C). */
const LEAP_SECONDS: [string, number][] = [
  ['1972-01-01', 10],
  ['1972-07-01', 11],
  ['1973-01-01', 12],
  ['1974-01-01', 13],
  ['1975-01-01', 14],
  ['1976-01-01', 15],
  ['1977-01-01', 16],
  ['1978-01-01', 17],
  ['1979-01-01', 18],
  ['1980-01-01', 19],
  ['1981-07-01', 20],
  ['1982-07-01', 21],
  ['1983-07-01', 22],
  ['1985-07-01', 23],
  ['1988-01-01', 24],
  ['1990-01-01', 25],
  ['1991-01-01', 26],
  ['1992-07-01', 27],
  ['1993-07-01', 28],
  ['1994-07-01', 29],
  ['1996-01-01', 30],
  ['1997-07-01', 31],
  ['1999-01-01', 32],
  ['2006-01-01', 33],
  ['2009-01-01', 34],
  ['2012-07-01', 35],
  ['2015-07-01', 36],
  ['2017-01-01', 37],
];
const STEPS = LEAP_SECONDS.map(([day, tai]): [number, number] => [Date.parse(day), tai + 32.184]);
const FIRST_STEP = Date.parse('1972-01-01');
const LAST_KNOWN = Date.parse('2027-01-01');
const YEAR = 365.2425 * 86_400_000;

/**
 * Returns TT − UTC in seconds at an instant (milliseconds since 1970).
 *
 * Before 1972 the values are observed (astronomical almanacs), and UTC means UT1. The leap-second
 * table covers the years to the end of 2026. After that a cubic follows the trend of Stephenson,
 * Morrison and Hohenkerk (Proc. R. Soc. A 472, 2016): 69.184 s in 2027, 74.9 s in 2050 and 92.9 s
 * in 2100.
 */
export function deltaT(utc: number): number {
  if (utc >= LAST_KNOWN) {
    const u = (utc - LAST_KNOWN) / YEAR / 100;
    return 69.184 + u * (21.81 + u * (12.02 + u * 3.6));
  }
  if (utc < FIRST_STEP) return observedDeltaT(2000 + (utc - Date.parse('2000-01-01')) / YEAR);
  let value = 0;
  for (const [from, seconds] of STEPS) if (utc >= from) value = seconds;
  return value;
}

/** Converts a Julian ephemeris day (TT) to UTC in milliseconds since 1970. */
export function utcOfEphemerisDay(jde: number): number {
  const tt = (jde - 2_440_587.5) * 86_400_000;
  const approximateUtc = tt - deltaT(tt) * 1000;
  return tt - deltaT(approximateUtc) * 1000;
}
