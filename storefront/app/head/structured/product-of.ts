import { type DetailedProduct, fullName, productHref } from '@thach-an/edge-api/contract';

/** Structured data with a type of schema.org. */
export interface Structured {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the structured data of a product with its offer. */
export function productOf(product: DetailedProduct, publicUrl: string) {
  const { _id, name, description, image, gallery = [], stone, size } = product;
  return {
    '@type': 'Product',
    name: fullName(product),
    description: description || name,
    image: [image, ...gallery].map((picture) => `${publicUrl}/images/${picture}`),
    url: publicUrl + productHref(_id),
    sku: _id,
    category: `${product.category} > ${product.subCategory}`,
    ...(stone && { material: stone }),
    ...(size && { size }),
    offers: offerOf(product, publicUrl),
  } satisfies Structured;
}

function offerOf({ _id, price, originalPrice, stock }: DetailedProduct, publicUrl: string) {
  return {
    '@type': 'Offer',
    url: publicUrl + productHref(_id),
    price,
    priceCurrency: 'VND',
    ...(originalPrice && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: originalPrice,
        priceCurrency: 'VND',
      },
    }),
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  } satisfies Structured;
}
