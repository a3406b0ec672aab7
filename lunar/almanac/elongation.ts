const DEGREE = Math.PI / 180;

/**
 * Returns the apparent longitude of the Moon minus that of the Sun in degrees, from 0 to 360, at a
 * Julian day of universal time. The error is below 0.5°.
 *
 * Source: the largest terms of J. Meeus, Astronomical Algorithms, 2nd ed., ch. 47 (Moon) and the
 * equation of the centre of ch. 25 (Sun).
 */
export function elongation(jd: number): number {
  const days = jd - 2_451_545;
  const d = 5.19846 + 0.212768711 * days;
  const sun = 6.24008 + 0.017201970 * days;
  const moon = 2.35555 + 0.228027144 * days;
  const radians = d + 0.10976 * Math.sin(moon) + 0.02224 * Math.sin(2 * d - moon) +
    0.01149 * Math.sin(2 * d) + 0.00373 * Math.sin(2 * moon) - 0.03665 * Math.sin(sun);
  return (radians / DEGREE % 360 + 360) % 360;
}
