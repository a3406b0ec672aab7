import {
  type DetailedProduct,
  fullName,
  productHref,
  shippingFee,
  type ShippingRule,
} from '@thach-an/edge-api/contract';
import { createHash } from 'node:crypto';
import { escapeXml } from '../documents/escape-xml.ts';

/** Limits of Merchant Center: characters of an id and a title, and number of further pictures. */
const idLimit = 50;
const titleLimit = 150;
const pictureLimit = 10;

/**
 * Returns a product as an item of the feed, by the product data specification of Google Merchant
 * Center.
 */
export function feedItem(
  product: DetailedProduct,
  publicUrl: string,
  rule: ShippingRule,
): string {
  const {
    _id,
    name,
    description,
    price,
    originalPrice,
    image,
    gallery = [],
    stone,
    stock,
    family,
  } = product;
  const pictureUrl = (picture: string) => `${publicUrl}/images/${picture}`;
  const prices: [string, string][] = originalPrice
    ? [['g:price', money(originalPrice)], ['g:sale_price', money(price)]]
    : [['g:price', money(price)]];
  const elements: [name: string, text: string][] = [
    ['g:id', feedId(_id)],
    ['g:title', [...fullName(product)].slice(0, titleLimit).join('')],
    ['g:description', description || name],
    ['g:link', publicUrl + productHref(_id)],
    ['g:image_link', pictureUrl(image)],
    ...gallery.slice(0, pictureLimit).map((picture): [string, string] => [
      'g:additional_image_link',
      pictureUrl(picture),
    ]),
    ['g:availability', stock > 0 ? 'in_stock' : 'out_of_stock'],
    ...prices,
    ['g:condition', 'new'],
    // Handmade goods have neither a GTIN nor a part number of a manufacturer.
    ['g:identifier_exists', 'no'],
    ['g:product_type', `${product.category} > ${product.subCategory}`],
    ...(stone ? [['g:material', stone] as [string, string]] : []),
    ...(family ? [['g:item_group_id', feedId(family)] as [string, string]] : []),
  ];
  const lines = elements.map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  const shipping = `<g:country>VN</g:country><g:price>${
    money(shippingFee(rule, { subtotal: price }))
  }</g:price>`;
  return `<item>\n${lines.join('\n')}\n<g:shipping>${shipping}</g:shipping>\n</item>\n`;
}

/** Returns the id of a product, or for a long one its beginning and a digest. */
export function feedId(id: string): string {
  if (id.length <= idLimit) return id;
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${id.slice(0, idLimit - digest.length - 1)}-${digest}`;
}

function money(amount: number): string {
  return `${amount} VND`;
}
