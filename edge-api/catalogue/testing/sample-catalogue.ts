import { toProduct } from '../product-row.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { sampleProducts } from '../../testing/sample-products.ts';

/** Returns sample products in the format of product files. */
export function sampleCatalogue(count: number): Product[] {
  return sampleProducts(count).map(({ originalPrice = null, weightGrams = null, ...product }) =>
    toProduct({
      colour: null,
      stone: null,
      elements: 0,
      serial: null,
      family: null,
      option: null,
      familySize: null,
      familyTopPrice: null,
      imageForms: null,
      position: 0,
      ...product,
      originalPrice,
      weightGrams,
    })
  );
}
