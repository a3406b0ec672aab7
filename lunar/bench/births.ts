import { type Birth, fromJulianDay, julianDay } from '../mod.ts';

const FIRST = julianDay({ year: 1900, month: 1, day: 1 });
const DAYS = julianDay({ year: 2100, month: 12, day: 31 }) - FIRST + 1;

/** Returns a generator of pseudo-random numbers in [0, 1) (mulberry32). */
function randomNumbers(seed: number): () => number {
  return () => {
    seed = seed + 0x6d2b79f5 | 0;
    let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4_294_967_296;
  };
}

/** Returns random times of the years 1900 to 2100, the same ones in every run. */
export function mixedBirths(count: number): Required<Birth>[] {
  const random = randomNumbers(1);
  return Array.from({ length: count }, () => ({
    ...fromJulianDay(FIRST + Math.floor(random() * DAYS)),
    hour: Math.floor(random() * 24),
    minute: Math.floor(random() * 60),
  }));
}

/** Returns one time on each of `count` consecutive days from 1 January 2020. */
export function consecutiveBirths(count: number): Required<Birth>[] {
  const from = julianDay({ year: 2020, month: 1, day: 1 });
  return Array.from({ length: count }, (_, i) => ({
    ...fromJulianDay(from + i),
    hour: 10,
    minute: 30,
  }));
}

/** Returns noon of every day from 1900 to 2100. */
export function everyDay(): Required<Birth>[] {
  return Array.from({ length: DAYS }, (_, i) => ({
    ...fromJulianDay(FIRST + i),
    hour: 12,
    minute: 0,
  }));
}
