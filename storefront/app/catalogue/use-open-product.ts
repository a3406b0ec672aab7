import type { Product } from '@thach-an/edge-api/contract';
import { useCatalogue } from './browser-catalogue.ts';

/** The product that is open in the popup: `undefined` for none, `null` for one that is not sold. */
export type OpenProduct = Product | null | undefined;

/** Finds a product by the id in a URL. */
export function findOpenProduct(products: readonly Product[], id: string): OpenProduct {
  return id === '' ? undefined : products.find(({ _id }) => _id === id) ?? null;
}

/**
 * Returns the product in the current URL, from the list in the browser or, before that is loaded,
 * from the page's data.
 *
 * @param id id of the product in the URL, or ''
 * @param loaded product that the page's loader found for its URL
 * @param shown products on the page
 */
export function useOpenProduct(
  id: string,
  loaded: OpenProduct,
  shown: readonly Product[],
): OpenProduct {
  const catalogue = useCatalogue();
  if (id === '') return undefined;
  if (catalogue) return findOpenProduct(catalogue.products, id);
  if (loaded === null || loaded?._id === id) return loaded;
  return shown.find(({ _id }) => _id === id);
}
