import type { Product } from '@thach-an/edge-api/contract';
import { useCatalogue } from './browser-catalogue.ts';

/** What the address names: a product, none, or (null) one that is not sold. */
export type Detail = Product | null | undefined;

/** Finds the product that an address names. */
export function findDetail(products: readonly Product[], id: string): Detail {
  return id === '' ? undefined : products.find(({ _id }) => _id === id) ?? null;
}

/**
 * The product that the address names now: from the list that the browser holds, or from what the page
 * came with while there is none yet.
 *
 * @param loaded what the page came with, for the address it was loaded under
 * @param shown the products on the page
 */
export function useDetail(id: string, loaded: Detail, shown: readonly Product[]): Detail {
  const catalogue = useCatalogue();
  if (id === '') return undefined;
  if (catalogue) return findDetail(catalogue.products, id);
  if (loaded === null || loaded?._id === id) return loaded;
  return shown.find(({ _id }) => _id === id);
}
