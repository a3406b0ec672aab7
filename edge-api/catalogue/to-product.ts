import type { Product } from '../contract/catalogue/product.ts';
import type { ProductRow } from '../db/schema.ts';

/** A product as the shop speaks of it, from its row: what the row has not is left out. */
export function toProduct(
  { id, originalPrice, colour, position: _, ...rest }: ProductRow,
): Product {
  return {
    _id: id,
    ...rest,
    ...(originalPrice === null ? {} : { originalPrice }),
    ...(colour === null ? {} : { colour }),
  };
}
