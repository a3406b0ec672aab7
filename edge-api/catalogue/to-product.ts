import type { Product } from '../contract/catalogue/product.ts';
import { type ProductRow, products } from '../db/schema.ts';

/** Columns of a product for a selection, without those that triggers set. */
export const productColumns = {
  id: products.id,
  name: products.name,
  description: products.description,
  price: products.price,
  originalPrice: products.originalPrice,
  image: products.image,
  colour: products.colour,
  category: products.category,
  subCategory: products.subCategory,
  stock: products.stock,
  position: products.position,
};

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
