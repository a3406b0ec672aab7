import type { CatalogueSource, Product, ProductChoice } from '@thach-an/edge-api/contract';
import { useMemo } from 'react';
import { useLoaded } from '../shell/use-loaded.ts';
import { loadProducts, useCatalogue } from './browser-catalogue.ts';

/** The product that is open in the popup: `undefined` for none, `null` for one that is not sold. */
export type OpenProduct = ProductChoice | null | undefined;

/** Finds a product by the id in a URL. */
export async function findOpenProduct(source: CatalogueSource, id: string): Promise<OpenProduct> {
  return id === '' ? undefined : await source.find(id) ?? null;
}

/**
 * Returns the product in the current URL, from the list in the browser or, before that is loaded,
 * from the page's data, which has the options of its family.
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
  const catalogue = useCatalogue(id !== '');
  const known = findKnown();
  const missing = useMissingProduct(known === undefined ? id : '');
  const options = loaded?._id === id ? loaded.options : undefined;
  const product = useMemo(() => known && options ? { ...known, options } : known, [known, options]);
  return product === undefined ? missing : product;

  function findKnown(): OpenProduct {
    if (id === '') return undefined;
    const held = catalogue?.products.find(({ _id }) => _id === id);
    if (held) return held;
    if (catalogue?.complete) return null;
    if (loaded === null || loaded?._id === id) return loaded;
    return shown.find(({ _id }) => _id === id);
  }
}

/**
 * Looks up a product of a large catalogue that the page does not have. The page of a product that
 * is not sold is the same as the page without it, so that only the browser finds this out.
 *
 * @param id '' for none
 * @returns `null` if the product is not sold; `undefined` before that is known
 */
function useMissingProduct(id: string): null | undefined {
  const { value: isMissing } = useLoaded(id, () =>
    loadProducts([id]).then(
      ({ products, fresh }) => fresh && products.every(({ _id }) => _id !== id),
      (error) => void console.warn('The product could not be loaded', error),
    ));
  return isMissing ? null : undefined;
}
