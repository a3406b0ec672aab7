import type { Product } from './listed-product.ts';

/**
 * Returns the demo catalogue, for stories of whole pages. A loader of Storybook provides it.
 *
 * @param context Storybook context of the story
 */
export function seedOf({ loaded }: { loaded: Record<string, unknown> }): readonly Product[] {
  return loaded.seed as readonly Product[];
}

/** Returns the first product of each category, in the order of the catalogue. */
export function oneOfEachCategory(seed: readonly Product[]): Product[] {
  return [...Map.groupBy(seed, ({ category }) => category).values()].flatMap(([first]) =>
    first ?? []
  );
}
