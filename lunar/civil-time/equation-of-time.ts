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
