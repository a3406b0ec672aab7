import { defaultShipping, type ProductPageData } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { openApi } from '../../../testing/open-api.ts';
import { productPageOf } from './product-page-of.ts';

const publicUrl = 'https://shop.example';

/**
 * Properties that schema.org or Google require of each type, by the documentation of merchant
 * listings, return policies and breadcrumbs.
 */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  UnitPriceSpecification: ['price', 'priceCurrency', 'priceType'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

/** Returns all objects with a type, at any depth. */
function typed(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(typed)];
}

const read = (data: ProductPageData) => typed(productPageOf(data, publicUrl, defaultShipping));

/** Returns the content of the pages of all products of the demo. */
async function readPages(): Promise<ProductPageData[]> {
  await using shop = await openApi();
  const { data } = await (await shop.api.request('/api/catalogue/products')).json();
  return await Promise.all(data.map(async ({ _id }: { _id: string }) => {
    const reply = await shop.api.request(`/api/catalogue/products/${_id}/page`);
    return (await reply.json()).data;
  }));
}

Deno.test('the structured data of a product has every required property', async () => {
  const seen = new Set<unknown>();
  for (const page of await readPages()) {
    const rated = { ...page, rating: { average: 13 / 3, count: 3 } };
    for (const object of read(rated)) {
      const properties = required[String(object['@type'])];
      assert.ok(properties, `${object['@type']} is not expected`);
      for (const property of properties) {
        const value = object[property];
        assert.ok(value !== undefined && value !== '' && value !== null, property);
      }
      seen.add(object['@type']);
    }
  }
  assert.deepEqual([...seen].toSorted(), Object.keys(required).toSorted());
});

Deno.test('the structured data states price, stock, pictures and times', async () => {
  const [page] = await readPages();
  const { product } = page!;
  const data = {
    ...page!,
    product: { ...product, price: 320_000, originalPrice: 380_000, stock: 0, gallery: ['b.webp'] },
  };
  const find = (type: string, objects = read(data)) =>
    objects.find((object) => object['@type'] === type);
  assert.deepEqual(find('Product')?.image, [
    `${publicUrl}/images/${product.image}`,
    `${publicUrl}/images/b.webp`,
  ]);
  const offer = find('Offer');
  assert.deepEqual(
    [offer?.price, offer?.priceCurrency, offer?.availability, offer?.url],
    [320_000, 'VND', 'https://schema.org/OutOfStock', `${publicUrl}/product/${product._id}`],
  );
  assert.equal(find('UnitPriceSpecification')?.price, 380_000);
  const { handlingTime, transitTime } = find('ShippingDeliveryTime') as Record<
    string,
    { minValue: number; maxValue: number }
  >;
  assert.deepEqual([handlingTime?.minValue, handlingTime?.maxValue], [1, 2]);
  // The longest time is that of remote areas.
  assert.deepEqual([transitTime?.minValue, transitTime?.maxValue], [2, 8]);
  assert.equal(find('AggregateRating'), undefined);
  const rated = read({ ...data, rating: { average: 13 / 3, count: 3 } });
  assert.deepEqual(find('AggregateRating', rated), {
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    reviewCount: 3,
  });
});

Deno.test('times without numbers are left out', async () => {
  const [page] = await readPages();
  const { terms } = page!;
  const delivery = { ...terms.delivery, preparation: 'trong ngày' };
  const objects = read({ ...page!, terms: { ...terms, delivery } });
  assert.ok(objects.some((object) => object['@type'] === 'OfferShippingDetails'));
  assert.ok(!objects.some((object) => object['@type'] === 'ShippingDeliveryTime'));
});

Deno.test('a product of a family names its group and the pages of the others', async () => {
  const [page] = await readPages();
  const options = [14, 16].map((size) => ({
    _id: `v-${size}`,
    option: `${size} cm`,
    soldOut: false,
  }));
  const product = { ...page!.product, name: 'Vòng', family: 'v', option: '14 cm', options };
  const [described] = read({ ...page!, product });
  assert.equal(described?.name, 'Vòng · 14 cm');
  assert.deepEqual(described?.isVariantOf, {
    '@type': 'ProductGroup',
    name: 'Vòng',
    productGroupID: 'v',
    hasVariant: [14, 16].map((size) => ({ url: `${publicUrl}/product/v-${size}` })),
  });
});
