import { Planet, toFK5 } from 'astronomia/planetposition';
import nutation from 'astronomia/nutation';
import data from 'astronomia/data';

const earth = new Planet(data.vsop87Dearth);
const ABERRATION = ((20.4898 / 3600) * Math.PI) / 180;

/**
 * Returns the geocentric longitude of the Sun in radians at a Julian ephemeris day, equinox of
 * date, with FK5 correction and aberration but without nutation: VSOP87D (Bretagnon and Francou
 * 1988), Meeus ch. 25.
 */
export function sunLongitude(jde: number): number {
  const { lon, lat, range } = earth.position(jde);
  return toFK5(lon + Math.PI, -lat, jde).lon - ABERRATION / range;
}

/**
 * Returns the apparent longitude of the Sun in radians: {@link sunLongitude} with nutation (IAU
 * 1980).
 */
export function apparentSunLongitude(jde: number): number {
  return sunLongitude(jde) + nutation.nutation(jde)[0];
}
