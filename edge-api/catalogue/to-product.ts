import type { DetailedProduct, Product } from '../contract/catalogue/product.ts';
import {
  type DetailedProductRow,
  type ProductRow,
  products,
} from '../db/schema/catalogue-tables.ts';
import { fromElementBits } from './element-bits.ts';

/** Columns of a product in a list, for a selection. */
export const productColumns = {
  id: products.id,
  name: products.name,
  description: products.description,
  price: products.price,
  originalPrice: products.originalPrice,
  image: products.image,
  colour: products.colour,
  category: products.category,
  subCategory: products.subCategory,
  stock: products.stock,
  stone: products.stone,
  elements: products.elements,
  serial: products.serial,
  position: products.position,
};

/** Columns of a product with its details, for a selection. */
export const detailedColumns = {
  ...productColumns,
  size: products.size,
  care: products.care,
  gallery: products.gallery,
};

/** Converts a row to a product. Fields that are null or empty are omitted. */
export function toProduct(
  { id, originalPrice, colour, stone, elements, serial, position: _, ...rest }: ProductRow,
): Product {
  return {
    _id: id,
    ...rest,
    ...(originalPrice === null ? {} : { originalPrice }),
    ...(colour === null ? {} : { colour }),
    ...(stone === null ? {} : { stone }),
    ...(elements === 0 ? {} : { elements: fromElementBits(elements) }),
    ...(serial === null ? {} : { serial }),
  };
}

/** Converts a row to a product with its details. */
export function toDetailedProduct(
  { size, care, gallery, ...row }: DetailedProductRow,
): DetailedProduct {
  return {
    ...toProduct(row),
    ...(size === null ? {} : { size }),
    ...(care === null ? {} : { care }),
    ...(gallery === null ? {} : { gallery: JSON.parse(gallery) as string[] }),
  };
}
