import type { Product } from '../../contract/catalogue/product.ts';
import { sampleProducts } from '../../testing/sample-products.ts';

/** Returns sample products in the format of product files. */
export function sampleCatalogue(count: number): Product[] {
  return sampleProducts(count).map(({ id: _id, originalPrice, colour, ...product }) => ({
    _id,
    ...product,
    ...(originalPrice ? { originalPrice } : {}),
    ...(colour ? { colour } : {}),
  }));
}
