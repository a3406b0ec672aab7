import { fullName, type Product, productHref } from '@thach-an/edge-api/contract';
import type { PageMeta } from './page-meta.ts';
import { productOf } from './structured/product-of.ts';

/**
 * Returns the metadata of a product: of its own page, and of a page on which it is open in a popup.
 * The canonical address of all of them is the product's own page.
 */
export function productMeta(product: Product, publicUrl: string): PageMeta {
  return {
    title: fullName(product),
    description: product.description,
    path: productHref(product._id),
    picture: { image: product.image, alt: product.name },
    jsonLd: productOf(product, publicUrl),
  };
}
