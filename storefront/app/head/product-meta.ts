import { type Product, storeHref } from '@thach-an/edge-api/contract';
import type { PageMeta } from './page-meta.ts';

/**
 * Returns the metadata of a page with an open product. Every page uses the metadata
 * of the product's page in the store.
 */
export function productMeta(product: Product, publicUrl: string): PageMeta {
  const path = storeHref({ product: product._id });
  return {
    title: product.name,
    description: product.description,
    path,
    picture: { image: product.image, alt: product.name },
    jsonLd: {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: `${publicUrl}/images/${product.image}`,
      sku: product._id,
      category: `${product.category} > ${product.subCategory}`,
      offers: {
        '@type': 'Offer',
        url: publicUrl + path,
        price: product.price,
        priceCurrency: 'VND',
        availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
  };
}
