import type { DetailedProduct } from '../contract/catalogue/product.ts';
import type { NewProductRow } from '../db/schema/catalogue-tables.ts';
import { toElementBits } from './element-bits.ts';

/** Converts a product to a row without its position and serial number. Absent fields are null. */
export function toProductRow(
  {
    _id,
    originalPrice,
    colour,
    stone,
    elements = [],
    size,
    care,
    gallery = [],
    serial: _,
    ...rest
  }: DetailedProduct,
) {
  return {
    id: _id,
    ...rest,
    originalPrice: originalPrice ?? null,
    colour: colour ?? null,
    stone: stone ?? null,
    elements: toElementBits(elements),
    size: size ?? null,
    care: care ?? null,
    gallery: gallery.length > 0 ? JSON.stringify(gallery) : null,
  } satisfies Omit<NewProductRow, 'position'>;
}
