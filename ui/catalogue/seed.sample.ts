import type { Product } from './product.ts';

/**
 * The catalogue that a new shop begins with, for stories of whole pages. Storybook loads it for each.
 *
 * @param context the story's
 */
export function seedOf({ loaded }: { loaded: Record<string, unknown> }): readonly Product[] {
  return loaded.seed as readonly Product[];
}

/** The first product of each category, in the catalogue's order. */
export function oneOfEachCategory(seed: readonly Product[]): Product[] {
  return [...Map.groupBy(seed, ({ category }) => category).values()].flatMap(([first]) =>
    first ?? []
  );
}
