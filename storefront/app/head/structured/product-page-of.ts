import {
  daysOf,
  productHref,
  type ProductPageData,
  shippingFee,
  type ShippingRule,
  storeHref,
} from '@thach-an/edge-api/contract';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { productOf, type Structured } from './product-of.ts';

const country = 'VN';

/**
 * Returns the structured data of the page of a product: the product with delivery, returns and
 * rating, and the place of the page in the shop.
 */
export function productPageOf(
  { product, rating, terms }: ProductPageData,
  publicUrl: string,
  shipping: ShippingRule,
): Record<string, unknown> {
  const { offers, ...described } = productOf(product, publicUrl);
  return {
    '@graph': [
      {
        ...described,
        ...(product.options && { isVariantOf: familyOf(product, publicUrl) }),
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(rating.average.toFixed(1)),
            reviewCount: rating.count,
          },
        }),
        offers: {
          ...offers,
          shippingDetails: shippingOf(
            terms.delivery,
            shippingFee(shipping, { subtotal: product.price }),
          ),
          hasMerchantReturnPolicy: returnsOf(terms.returns, publicUrl),
        },
      },
      breadcrumbsOf([
        { name: 'Trang chủ', path: '/' },
        { name: 'Cửa hàng', path: '/store' },
        { name: product.category, path: storeHref({ category: product.category }) },
        { name: product.name },
      ], publicUrl),
    ],
  };
}

/** Returns the group of the sizes or colours of a product, each of which has a page. */
function familyOf(
  { name, family, options }: ProductPageData['product'],
  publicUrl: string,
): Structured {
  return {
    '@type': 'ProductGroup',
    name,
    productGroupID: family,
    hasVariant: options?.map(({ _id }) => ({ url: publicUrl + productHref(_id) })),
  };
}

function shippingOf(
  { preparation, time, remoteTime }: ProductPageData['terms']['delivery'],
  fee: number,
): Structured {
  const [handling, transit] = [daysOf(preparation), daysOf(time)];
  const [, longest = 0] = daysOf(remoteTime) ?? [];
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'VND' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    // The owner writes times as texts. Without numbers in them they are left out.
    ...(handling && transit && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: rangeOf(...handling),
        transitTime: rangeOf(transit[0], Math.max(transit[1], longest)),
      },
    }),
  };
}

function rangeOf(minValue: number, maxValue: number): Structured {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/** The visitor pays to return goods that are as described; see the page `/returns`. */
function returnsOf({ days }: ProductPageData['terms']['returns'], publicUrl: string): Structured {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: `${publicUrl}/returns`,
  };
}
