import type { Product } from './product.ts';

/** Maximum number of products that the home page features. */
export const featuredLimit = 8;

/**
 * Picks random products of a category, each at most once (Fisher-Yates shuffle, stopped at the
 * limit).
 *
 * @param category '' for all
 * @param limit maximum number of products
 * @param random returns numbers from 0 (inclusive) to 1 (exclusive)
 */
export function pickProducts(
  products: readonly Product[],
  category: string,
  limit: number,
  random: () => number = Math.random,
): Product[] {
  const pool = products.filter((product) => category === '' || product.category === category);
  const count = Math.min(limit, pool.length);
  for (let index = 0; index < count; index += 1) {
    const picked = index + Math.floor(random() * (pool.length - index));
    [pool[index], pool[picked]] = [pool[picked]!, pool[index]!];
  }
  return pool.slice(0, count);
}
