import type { Product } from '@thach-an/edge-api/contract';

/** The most products that the home page features. */
export const featuredLimit = 8;

/**
 * Picks products of a category at random, each at most once (Fisher-Yates, stopped at the limit).
 *
 * @param category '' for all
 * @param random gives numbers from 0 up to 1
 */
export function pickFeatured(
  products: readonly Product[],
  category: string,
  random: () => number = Math.random,
): Product[] {
  const pool = products.filter((product) => category === '' || product.category === category);
  const count = Math.min(featuredLimit, pool.length);
  for (let place = 0; place < count; place += 1) {
    const drawn = place + Math.floor(random() * (pool.length - place));
    [pool[place], pool[drawn]] = [pool[drawn]!, pool[place]!];
  }
  return pool.slice(0, count);
}
