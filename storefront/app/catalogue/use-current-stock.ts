import type { Product } from '@thach-an/edge-api/contract';
import { useCatalogue } from './browser-catalogue.ts';

/**
 * Returns a product of a page with the stock of the list in the browser, which is newer than that
 * of a cached page.
 */
export function useCurrentStock<P extends Product>(product: P): P {
  const catalogue = useCatalogue();
  const held = catalogue?.fresh && catalogue.products.find(({ _id }) => _id === product._id);
  return held && held.stock !== product.stock ? { ...product, stock: held.stock } : product;
}
