import type { Product } from '../contract/catalogue/product.ts';
import type { ProductRow } from '../db/schema.ts';

/** Converts a row to a product. Fields that are null are omitted. */
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
