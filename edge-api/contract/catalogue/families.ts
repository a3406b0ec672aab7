import type { Product } from './product.ts';

/**
 * Returns `true` if lists show a product. The cheapest one of a family stands for the others there.
 */
export const isListed = ({ family, familySize }: Product): boolean =>
  family === undefined || familySize !== undefined;
